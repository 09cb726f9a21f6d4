// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `
60:* 22:10x -38:24h 33:30d -107:<bitcoinAddress> -34:<bitcoinHash> -50:<block> -47:<chain> -40:<coin> -109:<collection>
-16:<count> -150:<ens> -136:<evmAddress> -74:<evmHash> 54:<exchange> -35:<fiat> -187:<hex> -128:<holder> -33:<maybeChain>
-78:<moveType> -47:<namesake> -31:<number> -129:<pair> -49:<protocol> -71:<quoted> -82:<signature> -187:<solanaAddress>
-86:<solanaSignature> -22:<step> -199:<ticker> -68:<unit> -185:<url> -55:<uuid> -54:<venue> 12:a 36:about -22:account -13:accros
-32:acros 16:add -78:address -30:adjustment 44:aft -28:again -19:all 13:already 26:am 21:amount -39:and -12:any -27:anymore
-63:anyone -30:anyth -27:ape 18:app 31:are 18:arriv -24:ask 20:ath -67:atm -78:audit -13:avg 91:back 23:bag -17:base 38:be
-17:beacon 16:been -27:before 31:behind 36:belong 15:best 29:bet 31:bett 99:bettor 116:between 25:bid -48:big -15:bigg
-29:biggest 43:blur 26:bookmark -29:boost 30:born 21:borrow 29:bos 12:bot -28:bought 30:bridg 66:bridge 14:bro 28:brok 18:build
-56:busiest 14:busy 56:buy -50:by 28:call 35:calldata 16:came -53:can 35:candl -55:category 72:certain 50:cex -56:chanc 36:chart
26:cheapest 19:check 55:circulat -28:circulation 45:client 15:clos 20:close -62:coin -113:coingecko 16:cold -15:collection
14:combin 12:come 39:company 42:compare 13:competitor 16:compress 32:confirmation 21:contract 28:convert -110:cost -49:could
59:count -55:cov 25:creat -81:crypto -61:currency -41:current -126:cut 19:d 108:dao 134:dat 71:date 20:daught -125:decemb
29:decentralis -16:decid 21:deep -37:deepest -111:defi -32:defillama 21:deploy 36:deposit 44:depth -57:derivativ 12:dev
-97:develop -61:dex 28:did -78:different -31:difficulty 27:dilut -18:dm 37:do 21:doe -27:doesn -12:doesnt -39:dominance 48:done
23:drain 16:draw -49:e 21:earn 20:eat 15:emit 21:employ -56:en 20:encod -25:erc -13:even -32:event 14:ever 21:every
-40:everybody 46:everyone 26:everyth -15:exact -18:exchang -81:exchange -41:exist -55:expensive 74:expire -26:explain -17:explor
12:fail -18:far 40:farm 25:favourite -23:fear 34:fee -38:feed 45:few -17:field=2 -13:field=3 -12:fill -77:find 20:firm -43:first
-18:flagg 29:follow 21:for 66:french -39:fresh 17:friend 29:from 27:ful -47:function 66:fund 16:futur -118:ga -40:gain
-22:gainer 44:get 41:give 16:gm 43:go 19:goe -36:goplu 12:got 28:government -23:gre 30:group 54:grow -21:growth 64:guy 14:ha
23:hack 24:had 118:hash 34:have 90:he -41:hello 42:hi 20:hidden -36:high -188:highest 46:hold 32:holding 38:honeypot -13:hot
-13:hottest 56:hows 26:i -86:id 67:if 42:im 59:image 19:inside 13:invoice 13:issu 72:it 64:item 19:itself 12:job -12:jpeg
24:just 89:keccak 34:keccak256 33:keep 54:kind -24:know -23:known 23:l2 43:land -16:largest -57:late -53:latest -18:lay 77:lead
14:lead=-1 84:lead=-2 77:lead=-3 -75:lead=1 -79:lead=2 -115:lead=3 -52:leaderboard -119:least 47:leave 44:left 14:lend 22:level
-27:like -14:link -22:liq 25:liquidat 14:liquidity -26:list 31:live -71:lock 51:lol 41:long -40:look 50:lose -31:lost 30:lp
26:made 12:mark 13:market 26:marketplace 32:marry 56:may 63:mcap 36:me 51:mean 97:member 23:memecoin -50:mempool 14:merg 66:met
-42:metal -14:midpoint 39:min 69:mine 33:mint -34:moment -82:more 13:morn -161:most -25:move 45:much 131:my 41:named=false
-62:named=true 27:need 35:network 31:new -83:newest -27:next -50:nft 32:no 41:not 27:noth -28:now 68:numb -29:often -16:ok 20:on
-55:onchain 80:only -49:open -78:open-own=0 -66:open=false -14:open=none 44:open=true -67:option -29:oracle 29:ord 77:orderbook
177:our 45:out -16:outcome 12:output -61:over -22:overview 15:own -31:own=0 28:own=2 -12:own=4 -40:owner 12:page 19:pair 13:park
-41:past -50:paus 36:pay 20:payload 27:peak 28:peg -26:people -119:per 20:percent -76:perp 46:pfp -48:phish -156:pippin 41:pl
62:plac 67:please -32:plu 16:point 16:poly 12:pool 32:position -40:preciou -67:prediction -21:premium -46:prepar -53:pric
-16:price -31:priority 13:produc -14:profil 22:project -33:protocol -36:public 62:pump -49:purchas 48:put -38:pyth -56:quot
73:quote -39:rais -66:rat 30:rate -35:ratio 13:read 18:real 17:realis -83:recent 55:reserve 14:result -109:revenue 21:reward
-49:right -40:risky 29:rollup 20:rough -27:rout 12:rug -29:rugcheck 14:rul -26:run -25:safe 62:same -26:sat -13:satoshi 16:say
-98:scam -25:scamm -38:scar 46:score -29:search -26:second -51:sector 62:see -64:selector -14:sell -19:send 15:sent -27:sery
50:shar 102:she 19:sheet 41:short 23:should 81:show 15:shrink 55:sid -32:sign -21:simple 38:since -21:sit -18:slot 38:some
-27:sort 12:source 55:spend -41:sport 20:spot 19:spr -47:spread 27:stable -48:stablecoin 17:stak 48:stand -26:start -63:statu
110:still 37:stock -39:stolen 17:storage 79:str 20:straight -12:strange=0 21:strange=1 32:strange=2 35:stuck -37:sum -24:support
-12:sure -29:swap 44:swapp 62:talk 14:ten 54:text 61:th -31:than 100:that 55:the -23:their 84:then 90:there 56:they 111:thi
26:tick 12:time 21:to -31:today -24:togeth -17:top 14:topic -20:topic0 -25:total -15:track -23:trad -68:trade -58:trader
60:trait -28:transact 54:transaction -16:transf 65:transfer -13:transferr 114:treasury -98:trend -14:trump -27:trust -45:tvl
13:twitt 130:two -71:tx 25:u 15:unclaim 20:und -53:unlock -20:upcom -40:upgrade 29:use 26:used -65:v 16:v3 -13:valid -12:value
14:vault -37:vb -28:venu 42:venue -24:verify -56:volum -52:volume -34:vot 79:wa 32:wallet 97:want 54:we 17:website 13:week
19:went -52:were 23:whale 73:when -14:where -24:which 17:who 54:whole-own=0 32:whole-own=1 28:whole-own=2 -36:whole-own=4
-18:whom 24:why 66:win 17:winn -20:wise -14:words=0 32:words=5 13:words=6 45:worth 95:would 96:ye -51:year 47:yet 30:yield
-57:you`,
  ours: `
181:* 17:0x 31:10x 48:<block> -18:<coin> -23:<commodity> 56:<count> -66:<evmAddress> 16:<exchange> -116:<holder> -50:<name>
39:<namesake> 16:<number> 30:<protocol> -37:<quoted> 29:<series> 36:<step> 21:<ticker> 12:<time> 72:<unit> 80:<venue> -31:a
19:abi 40:account -31:activity 18:add
-89:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 69:addres 31:advis
13:afraid 20:again -146:airdrop 59:all -30:allow -41:allowlist 27:already 35:alway 12:am -61:america 43:and -52:answer 19:any
24:ape 16:aped 27:app -130:apple 21:approval 14:approve 23:apy 35:are 12:arriv -41:arrive -51:article 20:ask -21:at 35:ath
13:away 22:back 12:bad 45:bag -72:balance -117:bank 30:barb 37:be -18:become 22:been 14:before 21:behind 23:belong 28:below
-22:berlin -70:best 65:bet 13:bettor -27:between 56:bid 19:big 53:biggest 31:blacklist 23:block -83:blockchain -34:blue
-45:board -15:boil 19:book 24:bookkeep 13:born 68:both 31:bridge 12:brows 18:buddy 12:build 18:burn 29:busy 28:button 55:by
57:byt 20:came 16:can 33:candl 15:cant 15:cap -73:capacity -68:capital -58:car -42:card -59:cash -71:cat 20:category -17:ceo
45:certain 15:cex 42:chain -15:champion 18:chance 48:chart 46:cheap 14:cheapest 60:check -14:china -50:circle 27:circulat
29:claim 33:client 26:clipboard 22:clos 68:close -21:coca 17:code -39:coin -21:cola 58:cold 44:collection 14:com -31:commit
49:company 37:compare 26:compress -46:comput 26:conf 18:conference 36:confirmation 36:connect -41:contact 58:convert 28:copy
13:correct 51:cost 15:count 27:counterparty 20:credit -148:crypto -17:cure -44:current -52:custom -31:customer 35:d 33:dai
52:dapp -42:dat 20:data -23:date 53:daught -13:day 25:decimal -36:declare 25:decode 42:deep -42:delete 42:deploy 71:deposit
13:depth 54:dev 19:dex 38:dexscreen 28:did -50:difference 15:discord -21:dividend -31:divorce 19:dm -58:do 19:doe -24:dog
12:domain 22:down 79:drain -26:draw -124:drop 47:drunk 17:due 22:dy 57:earn -31:earth -15:egg -20:eiffel -32:electricity
-159:eligible -41:elon -15:email 81:employ -14:employe 22:empty 37:en 83:encod -22:ent -44:entry -14:essay -19:etf 58:event
34:every 21:everybody 24:everyone 33:everyth 21:exact 47:exchange 34:expire -83:explain 19:explor 31:fail -12:far -26:farcast
34:farm 13:fath -84:favourite 21:fee 14:feed -56:field=0 21:field=1 45:field=2 39:field=3 -35:fill 36:find 12:first -24:fix
23:flagg -26:flight 54:floor -88:flow -106:follower -14:for -40:forgot -37:formula -21:found 32:foundation -37:france 22:freak
23:free -23:french 28:friend 81:from 14:front 19:function 61:fund -12:futur 18:ga -65:gain 44:gave -76:germany 58:get 24:gett
-31:github 51:give 17:gm 57:go -63:good 64:got -86:governance 59:government -34:gpu -61:grandfath 14:grandson -96:group 24:grow
53:guy 85:ha 40:had -91:hardware -37:hash 25:have 54:he -24:heat -90:help 33:here -77:hey 35:hi 27:hidden 20:high 37:him
30:history 73:hold 29:holder -16:home -33:homework 40:honeypot 32:hour -39:house -12:how 12:hows -44:id 28:identify 33:if 33:im
-19:imp 30:in -19:inflow 83:inside -12:insurance 13:integ -33:integral 25:interest -29:into -23:investment 75:it 21:item
-35:japanese 27:job 22:join -32:joke 31:jpeg 56:keccak 54:keep -106:key 25:kid 14:kind 22:kinda 17:know 23:l2 26:lad 62:lamport
14:land -53:landlord 20:large -34:last -111:latest -22:lead=-1 24:lead=-2 -57:lead=1 -14:lead=2 -43:lead=3 -14:league -55:leave
-97:ledg 62:left -71:legal 19:legit 54:lend 17:level -30:life -73:lightn 28:like 31:link 53:liquidat -92:liquidation
38:liquidity -19:lisbon 36:list 49:live 46:lock 32:log -96:logo 67:lol -16:london -74:long 13:look 18:lost -41:lottery 34:low
62:lp -20:lyric 33:made 31:mainnet -60:make -25:many 48:market 12:marry -33:math 26:may 36:mcap -17:me 49:mean 13:member
27:memecoin 35:message 54:met -46:metamask -49:mev 16:mine 56:mint 13:mistake -30:moment 20:monday 20:money -21:mongolia
-59:moon 23:more -39:morn -26:mortgage 43:mov 20:move -28:movie 61:much 39:multisig -41:musk 22:my 26:n -27:nakamoto 42:name
-19:named=true 38:need -21:new -75:news -38:next 16:nft 35:no -16:node 22:nonce -36:not 29:noth 76:now 29:numb 47:odd 22:off
-66:old 41:on 42:one -41:online 22:only 23:open -106:open-own=0 -16:open-own=1 -27:open-own=2 23:open-own=4 -52:open=false
-24:open=none 64:or 18:ord 13:organic 56:our 63:out 17:outcom 13:over 70:own -102:own=0 -90:own=1 -29:own=2 20:own=4 32:page
30:paid 32:pair -20:pancake 48:pap -35:party 13:pass -71:password 83:payload 37:payment -63:paypal 18:peak 13:pend 47:pengu
13:pension -101:people -128:per 19:percent 18:permission 22:perp -19:peru 13:pfp 34:phantom 32:phish -77:phone -43:phrase
-15:pin -16:pint -14:pizza 46:pl 21:platform 33:please 31:pnl 23:podcast 15:point 57:pool -65:pope 35:position -31:prepare
-61:presale -37:president -52:print -41:private 23:probability -31:product 33:profile -27:profit -42:project 17:promis -50:proof
-108:proposal 31:protocol 36:proxy 40:pull -67:put 14:pyth -25:python 43:question -44:queue 17:quote -37:race -30:rain 14:ran
-26:rat -43:rate -93:ratio 12:raw 44:read 18:realis -29:recipe -40:recommend 30:record -25:recov 28:redeem -45:refund -31:repo
22:report 62:reserve -33:reset -14:resolution 28:resolve -76:return 17:revenue -25:revers 25:revert -23:reward
-68:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth 16:rich 30:right 39:rn 19:rollup 28:rug 27:rul 50:safe 14:sal -35:salary 15:sale 76:sat
-66:satoshi -42:say 26:scam -25:script 31:search 18:see -43:seed -41:seen 16:selector 25:sell 46:sent 48:sentence -34:service
32:set 48:sha 31:shar 12:share 17:she 36:sheet -25:shirt -84:short -48:should 56:show -24:sick 62:sid 25:side 59:sign
13:signature 45:since -22:singapore -31:sise -23:sist 20:site 61:sitt -34:sky -18:slash 14:slot -55:slow -41:smart -48:snapshot
35:so -80:sofa -26:sold -58:solidity 17:some 27:somebody 25:someone 17:somewhere 25:source -21:spanish 35:spend -88:spot 53:spr
17:spread 28:stable 26:stablecoin -47:stak -48:stake 42:stand 45:start -31:startup 12:step 88:still -109:stock 68:storage 60:str
22:strange=0 -60:strange=1 -83:strange=2 -113:strange=3 -42:stuck -24:sue -60:summarise 24:supp -27:support 40:swap 13:swapp
-42:sydney 17:t 20:take -20:tall -109:tax -31:team -108:telegram 51:tell 23:ten 66:text 53:th 22:than 68:that 35:the 13:their
33:them 14:thesi 51:they 62:thi 13:think 33:through 19:tick 14:tier 17:till -111:tim -81:today -22:token2049 -40:tokyo 14:told
-51:tonight 19:top 55:topic 19:topic0 -59:tornado -24:total -20:tow -14:town 48:trad 14:trade -46:trader -68:train 20:trait
-21:transaction 42:transf 16:transfer -76:translate 13:trap 49:treasury 17:true 25:trust 62:turn -57:tv 63:tvl -37:tweet
-138:twitt 40:two 37:tx 18:txid 13:typ -46:u 16:unclaim 59:und 57:unpack 64:up -42:upgrade -43:use 20:utxo -40:v -251:validator
12:value 34:vault 24:venue -93:verification 62:verify -12:visa 18:visitor -62:vitalik -19:volatility 60:volume -86:vot -35:vote
80:wa -42:wait -18:watch -19:weath 24:website -30:wedd -16:weight 18:went 30:whale 34:when -38:where 25:which -49:who
-34:whole-own=1 -15:whole-own=2 17:whole-own=3 -20:whom -29:wife -50:win 28:winn 27:with 25:withdrawal -16:wont 184:words=0
-41:words=1 -37:words=2 -16:words=3 41:words=5 43:words=6 -72:work 51:worth 70:would -126:write -33:x 31:ya 49:ye 24:year 33:yet
40:yield -99:you -106:your 29:zero`,
};
