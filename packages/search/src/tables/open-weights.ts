// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `
52:* 64:,+_ 10:,+but 13:,+check -18:,+for 16:,+ha 19:,+how -31:,+i 17:,+in -15:,+list -14:,+my 13:,+on 40:,+per -16:,+quot 11:,+tell 27:,+the 39:,+topic0 16:,+total
10:,+verify 32:,+what -11:,+where 22:,+with 40:.+$ 13:.+_ 15:.+what -10:24h 15:30d -18:<bitcoinHash> -30:<chain> 50:<coin> 38:<count> -46:<ens> -28:<evmAddress>
26:<evmHash> 37:<exchange> -17:<hex> -21:<holder> 15:<maybeChain> -15:<moveType> 45:<name> -13:<namesake> -51:<pair> 15:<signature> -27:<solanaAddress> -31:<ticker>
-11:<unit> -16:<url> -54:<venue> 22:?+$ 36:?+? 23:?+_ 27:?+contract 19:?+in 10:?+need 11:?+not 23:?+on 17:^+all -10:^+ath -15:^+biggest 14:^+by 19:^+call 24:^+calldata
-14:^+can 14:^+chart -19:^+coin 14:^+compare -22:^+contract -43:^+convert -65:^+current -49:^+dex 12:^+did 50:^+doe 16:^+event -11:^+fee -25:^+find 16:^+floor -11:^+for
42:^+fund -13:^+ga -30:^+global 18:^+hash -18:^+hashrate 26:^+honeypot -10:^+how 22:^+i -14:^+id 12:^+idk 17:^+image 34:^+l2 -21:^+latest -10:^+look -33:^+market
-14:^+median 11:^+metadata 25:^+midpoint -12:^+most -10:^+my 24:^+on -13:^+open -23:^+pippin -30:^+pool 64:^+price -18:^+protocol 12:^+purchas 44:^+read 16:^+reserve
21:^+rugcheck 32:^+search 24:^+sell -25:^+statu 13:^+there 18:^+tick 23:^+time 25:^+trad 16:^+unconfirm 13:^+volume 12:^+when -30:^+which 15:^+who -56:_+$ 25:_+, 38:_+.
-69:_+_ -35:_+a -11:_+and -19:_+at -13:_+atm 15:_+between 24:_+block -10:_+book -13:_+bought -27:_+chanc -12:_+coin -17:_+cost -27:_+cut 16:_+deploy -13:_+develop
-15:_+dex -13:_+dominance -10:_+earn 17:_+even -24:_+exchange -21:_+explor 38:_+for 12:_+gain -12:_+get 39:_+getlog 15:_+give 11:_+goe 14:_+gone -16:_+have -20:_+hold
-33:_+i -76:_+in -12:_+keep -54:_+lamport -18:_+liquidity 16:_+meme -16:_+move -32:_+network -16:_+odd 60:_+of -53:_+on -13:_+open 18:_+or -38:_+paus -16:_+perp 28:_+pl
-23:_+price 26:_+print 12:_+question 26:_+quote -16:_+right -23:_+search 35:_+since -64:_+slot -15:_+spread 12:_+stable 20:_+that -11:_+through 12:_+today -13:_+token
34:_+treasury 44:_+tvl -24:_+up -30:_+v -15:_+what -18:_+with 12:_+worth -12:_+would 29:a -28:a+day 16:a+feed 19:a+list 11:a+str -10:a+swap -28:a+topic -15:a+transf
-18:a+year -12:about+it 12:ad+$ 23:addres 17:addres+of -39:address<chain -11:address<count -27:address<ens 46:address<evmHash 46:address<hex 15:address<name
-14:address<number 11:aft 32:afternoon 32:afternoon+, 23:against 23:against+_ -14:all -21:all+chain -14:all+exchang 13:all+member 24:all+nft -11:all+perp
-20:all+protocol 22:all+the 12:already 10:altogeth+_ -14:amount+, -24:amount<chain 14:amount<coin -15:amount<unit -14:an+article -19:and+_ 11:and+circulat -34:and+how
-22:and+my -10:and+supp -16:and+trad 17:and+trait -20:and+what 17:and+who 15:any 16:any+$ 14:any+_ -17:any+market -23:anyAddress<chain -26:anyAddress<evmAddress
-15:anyAddress<namesake -15:anyAddress<series -13:anyone -13:anyone+mint 32:anything<chain 13:anything<coin -36:anything<evmAddress -20:anything<name
-35:anything<namesake 13:app -13:apy -11:are+$ 12:are+_ 14:are+list -23:are+they -12:are+trend -14:article -14:article+that 13:asset -14:at -11:at+$ -29:at+least
71:at+that -18:at+the -22:at+thi -10:ath+of 17:back 13:be 16:be+the 21:belong 17:belong+to -54:besides=0 -13:besides=1 -40:besides=2 -18:besides=3 23:best
27:best+bettor 12:bet -11:bett -15:bett+_ 27:bettor 27:bettor+on 36:between 25:between+two -36:big -34:big+dao -28:biggest -21:biggest+coin -14:biggest+hack
14:biggest+transfer 19:block 35:block+$ 22:block+please -27:block+wa 43:block<evmAddress 46:block<evmHash 46:block<hex 14:book -15:book+for 26:book+on -11:boost -28:bos
-10:bos+$ -25:bos+want 12:both 18:both+sid 15:bought+$ 11:bridg+and 14:bridge 14:bridge+today 12:but 10:but+only 14:buy -11:by+24h -18:by+_ 18:by+how 28:by+market
-10:by+open 52:by+the -16:by+trust -23:by+volume 14:call 11:call+getrounddata 96:call-own=1 58:call-own=2 -31:call-own=3 -81:call-own=4 -13:call=check_phishing_site
46:call=check_token_safety -15:call=convert_units 22:call=encode_abi -12:call=get_boosted_tokens -10:call=get_btc_block 14:call=get_btc_fees -19:call=get_categories
-10:call=get_categories_market_data 27:call=get_chain_fees 18:call=get_chain_stats 61:call=get_chain_tvl_history -15:call=get_coin_historical_chart
-19:call=get_coin_history 27:call=get_coin_tickers 43:call=get_coins_index -11:call=get_coins_list 67:call=get_coins_market_data 16:call=get_contract_bytecode
19:call=get_defi_protocol -10:call=get_derivatives_exchanges -38:call=get_dex_volume 15:call=get_dex_volumes -11:call=get_dexes 13:call=get_entities_list
11:call=get_exchange_markets 19:call=get_exchange_tickers 11:call=get_exchange_time -22:call=get_exchanges -18:call=get_exchanges_list -13:call=get_fear_greed
25:call=get_fees_overview -43:call=get_gas_overview -37:call=get_global_stats -18:call=get_hacks -13:call=get_historical_prices 19:call=get_jup_quote
-34:call=get_kalshi_exchange_status 28:call=get_logs 16:call=get_new_pools -10:call=get_nft -13:call=get_nft_by_contract -13:call=get_nft_markets
37:call=get_nft_security 16:call=get_nft_tickers -19:call=get_nfts -11:call=get_open_interest_overview -16:call=get_options_overview -18:call=get_orderbook
42:call=get_perp_funding_history 11:call=get_perp_mids 28:call=get_perp_orderbook 14:call=get_polymarket_leaderboard -16:call=get_price 23:call=get_price_chart
25:call=get_price_percentage_change -25:call=get_protocol_tvl -11:call=get_raises 24:call=get_recently_updated_tokens -11:call=get_sol_token_supply
-40:call=get_stablecoin -12:call=get_stablecoin_chains 46:call=get_stablecoin_charts_global -21:call=get_stablecoin_prices -31:call=get_stablecoins
43:call=get_storage_at -15:call=get_sui_token_security -11:call=get_supported_currencies -11:call=get_token_holders 21:call=get_token_price 12:call=get_treasuries
-11:call=get_treasury_transaction_history -22:call=get_trending -11:call=get_wallet_portfolio -27:call=get_yield_pools -11:call=hash_keccak256
23:call=list_kalshi_events -33:call=list_kalshi_markets 33:call=list_polymarket_markets 32:call=list_prediction_markets 13:call=list_pyth_feeds -17:call=look_up_chain
-15:call=look_up_token 11:call=search_all 26:call=search_chain -17:call=search_dex_pairs -22:call=search_polymarket -21:call=search_pools 36:call=search_solana_assets
16:call=search_solana_tokens 31:calldata 23:calldata+for -55:calls=1 -60:calls=2 -13:can+anyone 17:candl+on 28:cap 32:cap+$ -12:cap+and 19:cap+of -26:category
13:category=defi_protocol 35:category=market_data -68:category=network_infrastructure -53:category=nft_analytics -46:category=onchain_dex -62:category=portfolio_wallet
-26:category=prediction_markets -21:category=search_discovery 11:category=token_contract 15:cent 10:cent+$ -31:chain -14:chain+? 16:chain+_ -18:chain+develop
-14:chain+have -19:chain+to -27:chanc -27:chanc+for 16:chart 17:chart+the 16:cheapest+, -21:cheapest+chain 11:check+the 19:circulat 10:circulat+supp -21:circulation
-21:circulation+on 18:clos 13:clos+bet -12:club -12:club+want -96:coin 18:coin+$ -23:coin+by -12:coin+category -21:coin+first -28:coin+gain -12:coin+id -24:coin+lost
11:coin+still 22:coinId<chain -14:coinId<coin 27:coinId<exchange -46:coinId<fiat 47:coinId<namesake -23:coinId<series -36:coinId<time -21:coinSymbol<chain
74:coinSymbol<coin -11:coinSymbol<count 34:coinSymbol<exchange 34:coinSymbol<name 34:coinSymbol<protocol -21:coinSymbol<series 58:coinSymbol<time -43:coingecko
-10:coingecko+$ -14:coingecko+ha 32:collection -13:collection+_ -16:collection+by 17:collection+cheapest 17:collection+floor -11:collection+have 30:collection+on
19:collection<coin -34:collection<collection 21:collection<fiat 21:collection<series 31:com 34:com+out -11:company -27:company+to 14:compare 14:compare+it 36:contract
11:contract+and 27:contract+on -10:contract+that -43:convert -49:convert+_ 10:cost+? -15:cost+on 17:cost+there -12:could -11:could+you 16:create 16:create+? 38:creator
35:creator+$ -28:crypto -11:crypto+market -67:currency -53:currency+of -43:current -66:current+_ 11:current+pric -27:cut -18:cut+rat 17:dao+hold -34:dao+worth 26:dat
15:dat+$ -37:day -28:day+, -19:day<coin -14:day<fiat -14:day<series -19:day<time -23:days<exchange 23:days<fiat 20:days<series -17:days<time -28:decemb -24:decemb+$
-11:deepest -17:deepest+_ -43:defi -30:defi+share 27:deploy 10:deploy+the 16:deploy+with -13:derivativ -16:derivativ+exchang -44:develop -16:develop+_ -21:develop+since
-47:dex -19:dex+$ 14:dex+on -15:dex+pair 13:dex+run -46:dex+volume 53:did -37:did+_ -15:did+bett 22:did+i 11:did+that 30:did+the 15:did+we -14:different
-15:different+chain 17:do 23:do+against -15:do+in -11:do+people 11:do+short 19:do+they 25:doe -25:doe+_ -17:doe+a 43:doe+he 17:doe+our -11:doe+pyth 17:doe+send
-15:doe+the 10:doe+thi -17:dominance -21:each+chain 26:earn 18:earn+the -44:election -46:election+with 14:end 17:even 17:even+$ 14:event+belong 16:event+of 17:ever
19:every -11:everybody -15:everybody+search -52:exchang -22:exchang+by -14:exchang+that -16:exchange -22:exchange+$ -38:exchange+at 19:exchange+turn -27:exchange<coin
-19:exchange<count -15:exchange<exchange -16:exchange<number -24:exchange<pair 23:exchangeId<coin 23:exchangeId<fiat 23:exchangeId<series -16:exist+$ 16:exist+of
26:explor -15:explor+$ 49:explor+of -18:far 12:favourite 13:favourite+chain 20:fee -23:fee+_ 16:fee+doe 25:fee+on 14:fee+v -16:feed -17:feed+_ 12:feed+at -27:feed+doe
15:feed+for 16:feed+id -55:fiat<coin -14:fiat<count -27:fiat<fiat 23:fiat<namesake -14:fiat<series -16:fiat<time 68:field=0 36:field=1 22:field=2 -29:find -14:find+dex
16:firm 12:firm+_ -19:first -21:first+. 11:fiscal 11:fiscal+year -14:floor 18:floor+in -12:floor+of 55:for 61:for+_ 18:for+a -13:for+an -17:for+feed 45:for+me
-15:for+on -38:for+our -19:for+pippin 16:for+that 10:for+thi 17:french 17:french+guy 52:from 17:from+_ 13:from+a 16:from+the -10:function 34:fund 44:fund+_ -29:ga
-24:ga+$ 10:ga+altogeth -11:ga+price -34:gain -10:gain+_ 12:gain+since -35:gain+the 16:get+into -12:get+me 39:getlog 39:getlog+for 11:getrounddata 11:getrounddata+on
-30:global -30:global+defi 12:goe 11:goe+out 15:gone 15:gone+up -13:group -12:group+won 20:guy 17:guy+with 17:ha -14:ha+$ 10:ha+, 17:ha+it 17:ha+open -12:ha+topic
-14:hack+of 10:had 13:half 38:hash 12:hash+i 13:hash+it 12:hash+my -10:hash<chain -11:hash<evmHash -11:hash<hex -11:hash<namesake -11:hash<series -17:hashrate
-18:hashrate+of 11:have -24:have+? 16:have+a 12:have+my -25:have+the 79:he 18:he+ha 43:he+hold -32:hex<hex -10:high -10:high+floor -54:highest -25:highest+fee
-19:highest+floor 70:hold 16:hold+$ 40:hold+any 11:hold+it 13:hold+the -21:holder<holder 25:honeypot 28:honeypot+or 11:hour 12:hour+$ -17:how+far -31:how+ha
-42:how+large 17:how+many 45:how+much 35:i -79:i+_ -16:i+a 11:i+bought 11:i+bridg 18:i+get 18:i+have 10:i+hold 12:i+it 13:i+left -18:i+m -12:i+most 43:i+my 11:i+not
14:i+pay 11:i+provide 13:i+start -60:i+the -13:i+there 11:i+thi 13:i+use 12:i+watch -14:i+write 11:id+do -12:id+of 12:idk 12:idk+if 14:if 12:if+thi 23:image
17:image+and 33:in -25:in+a -21:in+circulation -24:in+decemb 10:in+ga 11:in+it 13:in+my 15:in+our 26:in+sat 55:in+the -29:in+them -15:in+tp 19:in+volume 11:in+which
-11:interest 11:internal 20:into 17:into+the 69:it 15:it+, 40:it+? -13:it+_ 16:it+any -12:it+develop 25:it+do -18:it+for 15:it+ha 11:it+in -25:it+on -11:it+we
28:it+with -14:it+worth 12:itself 12:itself+kept 13:keccak 13:keccak256+$ 16:keep+$ -13:keep+it 12:kept 12:kept+, -19:know -11:know+$ -13:know+the 43:l2 34:l2+book
-51:lamport -51:lamport+to -42:large -42:large+i -21:late -27:late+$ -14:latest 17:launch 14:launch+$ -18:lay -18:lay+_ 15:lead 10:lead+and 80:lead=-1 72:lead=-2
74:lead=-3 -103:lead=2 -99:lead=3 -11:leaderboard -29:least -29:least+_ 18:left 12:left+in -18:left=bitcoinHash -27:left=chain -16:left=coin 30:left=count -46:left=ens
-29:left=evmAddress 26:left=evmHash -33:left=fiat -19:left=hex -21:left=holder 16:left=maybeChain -15:left=moveType 40:left=name -22:left=namesake 51:left=number
-52:left=pair -13:left=protocol -14:left=quoted -17:left=series -27:left=solanaAddress -15:left=step -33:left=ticker -36:left=time -23:left=unit -16:left=url
-12:left=venue 13:lend -10:level+per -23:like -44:like+$ 11:like+to -16:liquidity+$ -18:list 23:list+member -17:list+of -31:list+the -34:list+them 16:list+there
22:llamaCoin<chain 47:llamaCoin<coin -10:llamaCoin<time -30:lock -25:lock+over -67:look -23:look+at -14:look+for -44:look+like -61:looks-up=0 49:looks-up=1
-14:looks-up=2 -20:lost -24:lost+most -18:m -22:m+new 18:made 17:many 10:many+cent 10:many+hold 16:many+percent -50:market 28:market+cap -68:market+on -39:market+today
14:market+with -14:market<step -25:market<ticker 41:me 63:me+$ 11:me+for -12:me+on -21:me+to 14:mean -14:median -14:median+price 34:member 23:member+$ 13:member+of
11:meme 16:meme+, -40:mempool -44:mempool+look 11:metadata -30:metal -30:metal+feed 25:midpoint 25:midpoint+? 23:mine 16:mine+, 12:mint -19:mint+more 20:mint+on
-12:moment -20:moment+$ -26:money -18:money+late -19:money+over -43:more -18:more+of -24:more+than -97:most -24:most+_ -10:most+at 28:most+fee -27:most+in
-13:most+revenue -10:most+value -16:move -15:moveType<moveType 46:much -36:much+_ 33:much+com -12:much+did 13:much+doe 26:much+i -13:much+of 18:much+over 74:my 44:my+_
-33:my+bos 10:my+chain 13:my+clos 17:my+exchange 13:my+favourite -12:my+group 11:my+open -21:my+son -13:my+tax 12:my+text 27:nah 27:nah+? 18:name 14:name+,
54:named=false -39:named=true -51:native -53:native+currency -28:need+a 11:need+current -22:need=address -30:need=anyAddress 25:need=anything 41:need=block
33:need=coinId 74:need=coinSymbol -19:need=day -17:need=days -15:need=exchange 16:need=exchangeId 34:need=fiat -11:need=hash -32:need=hex -15:need=holder
40:need=llamaCoin -24:need=market -15:need=moveType -47:need=other -27:need=pair -45:need=protocol -24:need=signature -12:need=time -15:need=unit -16:need=url
-14:need=venue -38:needs=0 -47:needs=1 -56:needs=2 -12:network -18:network+_ -22:network+do 22:new 19:new+mint 13:new+pool -21:new+to -21:newest -11:newest+_ -30:next
16:next+contract -46:next+election -17:nft -26:nft+collection -42:nft+market 17:nft+of 38:nft+on 25:no 11:no+$ 10:no+right 21:not 12:not+_ 11:not+there -14:now
-12:now+$ -24:now+, 17:now+at 32:numb 17:numb+_ 21:numb+in -61:odd -48:odd+$ -11:odd+on -13:odd+that 59:of -82:of+_ 19:of+a -38:of+all 18:of+both 13:of+fee -25:of+ga
20:of+mine 33:of+my 17:of+numb 25:of+one 29:of+our -25:of+protocol 45:of+that 60:of+the 18:of+them 59:on 25:on+_ 11:on+a -18:on+coingecko -11:on+dexscreen -14:on+each
11:on+every 44:on+it -11:on+most 18:on+my 22:on+our -13:on+right 17:on+that 10:on+the 24:on+thi 19:on+which 63:one 16:one+$ 12:one+? -10:one+_ 23:one+collection
-16:one+did -11:one+table 20:only 10:only+for -15:open -15:open+interest 15:open+now -33:open-own=0 60:open-own=1 19:open-own=2 15:open-own=3 70:open-own=4
-82:open=false 69:open=true -12:option -13:option+volume 50:or 29:or+_ 27:or+nah 11:or+no -13:or+upgrade 11:or+what 13:oth 12:oth+one -44:other<coin 49:our 10:our+_
-12:our+club 25:our+dao 11:our+fiscal 12:our+network -28:our+show 58:out 33:out+for 10:out+from 19:outcome 14:outcome+? 10:outcome+i -14:over -17:over+all -19:over+at
19:over+in -12:over+the -24:own=0 46:own=2 37:own=3 47:own=4 33:paid 32:paid+$ 16:pair 16:pair+are -25:pair+for -27:pair<coin -19:pair<count -27:pair<exchange
-16:pair<number -24:pair<pair -36:paus -37:paus+$ 14:pay+in -27:pay+more 11:pay+on 11:pend -12:people -11:people+on 17:per 32:per+hour -10:per+side 16:percent
14:percent+ha -26:perp -35:perp+$ 25:perp+there -12:phish -43:pippin -18:pippin+$ -23:pippin+pool 19:pl 25:pl+, -16:pl+list 16:plain 16:plain+create 65:please
35:please+$ 31:please+, -13:please+tell 15:pool+, -16:pool+_ -25:pool+with -27:preciou -27:preciou+metal 11:pric 11:pric+for -21:price+$ -13:price+, -22:price+?
11:price+feed -19:price+for 24:price+in 16:price+on 22:price+please 26:print 26:print+in -13:profil 19:profit 13:profit+of 19:project 12:project+itself -35:protocol
19:protocol+earn -18:protocol+that -25:protocol+with -26:protocol<coin 11:protocol<count -26:protocol<exchange 23:protocol<name 11:protocol<number -44:protocol<protocol
12:protocol<time 11:provide 12:pump 12:pump+$ 12:purchas+of 11:put -13:pyth -11:pyth+have 13:query<count 18:query<name 12:query<number -14:query<protocol 12:question
12:question+user -24:quot -21:quot+in 26:quote 26:quote+for -28:rais -21:rais+money 38:rank 38:rank+by -17:rat -15:rat+in -27:rate+_ 26:rate+of 48:read 44:read+storage
-20:recent 10:recent+trad 16:reserve 12:reserve+of -12:return -14:return+$ -11:revenue -17:revenue+$ -12:right -12:right+now 20:rugcheck+score 12:run+and 13:run+there
13:safe+on 49:same 36:same+creator 13:same+tick 20:sat 24:sat+? 12:sav 12:sav+$ -16:score+$ 21:score+for -23:search+$ -24:search+_ -15:search+for 10:search+on
43:search+the 16:see 24:selector+$ -27:sell+any 24:sell+tax 12:send+_ -19:send+money 27:sery 14:sery+, 16:sery+please 14:settl+event 10:shar -14:share -15:share+of
11:short 11:short+pay 13:should -28:show+$ 18:sid 12:sid+$ -10:side+. -24:signature<signature 56:since 29:since+_ 26:since+i 16:since+launch -16:since+the 13:sise
11:sise+, -10:slide -10:slide+of -15:slot 46:slot+_ -66:slot+time -24:solanaAddress<chain 16:solanaAddress<coin 19:solanaAddress<number -20:solanaAddress<solanaAddress
-21:son -21:son+told 17:spam 15:spam+token -13:spread -15:spread+over 22:stable 12:stable+from -28:stablecoin -12:stablecoin+by -14:stablecoin+market -12:stablecoin+per
-10:stablecoin+supp 18:stablecoin+there -11:start+of 12:start+sav -25:statu -25:statu+of -13:step<chain -13:step<count -13:step<series 15:step<time 47:still
11:still+pump 20:stock 11:stock+, -12:stop -12:stop+talk 44:storage 46:storage+slot 14:str 11:str+$ 45:strange=0 34:strange=1 40:strange=2 13:strange=3 -58:strangers=0
-13:strangers=1 -28:subject=false -56:subject=true 19:supp+$ 14:supp+, -20:supp+of -12:t -12:t+stop -11:table -11:table+$ -62:takes=1 -40:takes=2 -33:takes=3 11:takes=4
13:tax 24:tax+? -14:tax+return 14:text -22:than -24:than+_ 69:that 30:that+_ 32:that+afternoon 14:that+chain -16:that+coingecko -14:that+i 10:that+name -27:that+pay
-18:that+rais 15:that+stock 70:that+time -26:that+trade 55:the -46:the+_ 12:the+ad 18:the+addres 19:the+best -34:the+big -20:the+biggest 30:the+block 19:the+bridge
-21:the+cheapest 22:the+coin 31:the+collection 13:the+contract -12:the+deepest -15:the+different -19:the+exchang 51:the+explor 15:the+feed 16:the+firm 17:the+french
-47:the+highest 13:the+last -16:the+lay 10:the+lead 12:the+lend -25:the+list -34:the+mempool -10:the+moment 13:the+money -30:the+most 14:the+name -51:the+native
24:the+new -18:the+newest -39:the+next -28:the+nft 18:the+numb 13:the+oth 16:the+pair 18:the+pool -30:the+price 17:the+project 35:the+same 25:the+selector 15:the+sery
-10:the+slide -11:the+start -17:the+token -14:the+total -12:the+treasury 11:the+tx 11:the+vault 16:the+verify 17:the+win -12:the+year 18:the+yield -26:their 32:their+_
-46:their+odd -45:them -34:them+$ -27:them+that 103:there 58:there+$ 31:there+, -16:there+any 13:there+are 17:there+right 26:they -21:they+? -10:they+gain 16:they+have
32:they+paid 56:thi 16:thi+_ -21:thi+and 14:thi+dex 12:thi+hash -19:thi+hour -12:through -10:through+the 37:tick 18:tick+from 12:tick+on 14:ticker 18:time 16:time+$
23:time+of -11:time<chain -12:time<coin -18:time<time -16:to -46:to+_ -21:to+look 18:to+see -26:to+sell -19:to+send 14:to+the -21:to+thi -45:today -26:today+$
-12:today+, -11:togeth 14:token 20:token+$ -45:token+_ -11:token+are -10:token+call 12:token+doe -13:token+on 22:token+with -14:told -21:told+me -31:topic -11:topic+_
-28:topic+for 34:topic0 39:topic0+transf -12:total 11:total+and -10:total+crypto 13:total+supp -23:total+value -15:tp -16:tp+now 38:trad -16:trad+? 27:trad+of
25:trad+on 11:trad+with -32:trade -26:trade+on -16:trade+per -10:trader -11:trader+on 17:trait 17:trait+of 17:transaction 10:transaction+, 16:transaction+did 25:transf
39:transf+, 20:transfer 14:transfer+on 23:treasury 13:treasury+keep -31:treasury+of 32:treasury+worth -13:trend -12:trend+right -20:trust -17:trust+score 20:turn
19:turn+over 41:tvl -19:tvl+$ -18:tvl+, 72:tvl+at 31:two 27:two+dat 11:tx+$ 13:unconfirm 16:unconfirm+_ 11:und -15:unit<number -15:unit<unit -16:up+and 15:up+since
-13:upgrade -13:upgrade+it -16:url<url 18:use 14:use+, 11:user 12:user+fee 19:v 12:v+. -29:v+_ 32:v+what -25:value -33:value+lock 10:vault -16:venue<ticker 13:verify
10:verify+by 16:verify+one -54:volume -12:volume+, 10:volume+_ -39:volume+on -13:volume+today 17:wa -18:wa+_ -20:wa+it 19:wa+the 28:wallet -12:want -23:want+the
12:watch 15:we -11:we+are 15:we+send 23:what 11:what+, -30:what+_ -15:what+are -13:what+can 43:what+did -32:what+doe 18:what+he -77:what+i -11:what+one 48:what+rank
33:what+the 30:what+their 32:what+they 16:what+will 10:what+would 36:when 11:when+the 18:when+wa -17:where+the -12:which -21:which+are -27:which+block -44:which+coin
-10:which+collection -11:which+event 20:which+i 16:which+market 10:which+of -14:which+one 10:which+outcome 24:which+pair 15:which+pool -27:which+preciou
29:which+protocol 14:which+settl 13:which+share 10:which+transaction 29:who 12:who+i 75:whole-own=0 52:whole-own=1 39:whole-own=2 -15:whole-own=3 -49:whole-own=4
25:will 16:will+be 17:win 17:win+, 29:with+_ 17:with+all -14:with+amount -29:with+at 13:with+keccak256 16:with+plain 14:with+profit 13:with+same 11:with+sise
10:with+that -18:with+the -50:with+their -12:won+t -30:words=0 40:words=1 -11:words=2 24:words=3 41:words=5 67:words=6 -35:worth+, -14:worth+on 32:worth+v -14:write
-14:write+$ 11:ye -10:year -34:year+$ 14:year+. 12:yield 12:you+have -18:you+know`,
  ours: `
-13:!+$ 21:* 54:,+_ 15:,+and 15:,+for 29:,+i -30:,+it -22:,+long 17:,+sold 27:,+the 19:,+what 14:,+where -13:,+whom -13:,+you 28:.+$ 16:.+_ 11:.+can 11:.+i 18:<block>
43:<chain> 21:<coin> -12:<commodity> 45:<count> -20:<evmAddress> 11:<evmHash> 12:<exchange> 31:<fiat> 10:<hex> -81:<holder> -74:<name> 53:<namesake> 25:<number>
26:<series> 21:<signature> 39:<step> 11:<ticker> 23:<unit> 65:<venue> 83:?+$ 31:?+? 17:?+_ -11:?+i 15:?+it 14:?+my 16:^+_ -19:^+am -49:^+apple -19:^+are -46:^+balance
17:^+biggest -25:^+can -14:^+capacity 11:^+chart 47:^+check 13:^+convert -12:^+could -11:^+current 11:^+dai 10:^+decode -10:^+difference -22:^+dividend -25:^+do
10:^+doe -13:^+explain 11:^+find 20:^+floor 10:^+for -12:^+github -15:^+governance 48:^+ha -20:^+hash -14:^+help 11:^+historical -21:^+how 21:^+i 12:^+identify
-15:^+imp 15:^+keccak -27:^+latest -18:^+lawyer -20:^+lightn -47:^+liquidation 13:^+list -16:^+long -40:^+make 12:^+mean -23:^+mev 12:^+midpoint -11:^+mortgage -23:^+my
23:^+need -20:^+next -12:^+nft 14:^+on -40:^+presale 29:^+price 20:^+read -20:^+refund 12:^+reserve -27:^+result 16:^+search 25:^+show -16:^+sise -11:^+slash
13:^+someone 12:^+spread 13:^+statu -45:^+telegram -13:^+thank -37:^+the -18:^+total 10:^+turn 14:^+tvl -31:^+twitt 27:^+unpack 14:^+verify 15:^+volume 42:^+wa
-25:^+what -31:^+when -49:^+where 16:^+which -30:_+$ 47:_+, -11:_+. 46:_+? -31:_+airdrop 13:_+already 23:_+and 16:_+at 12:_+back -15:_+bank 20:_+close -12:_+cost
-13:_+custom -10:_+dao 19:_+deposit 25:_+do -31:_+eligible -19:_+entry 39:_+for -14:_+futur -54:_+governance -58:_+have 19:_+i -12:_+in -15:_+ledg -14:_+lightn
-18:_+mil 49:_+of 33:_+on -15:_+option 10:_+or 12:_+pl 13:_+podcast 14:_+price -12:_+repo 11:_+return 10:_+sit -55:_+tim -18:_+today -34:_+transaction -20:_+upgrade
-25:_+wallet 11:_+whale 27:a -70:a+_ -16:a+beginn -13:a+divorce -10:a+good -40:a+logo -10:a+pint -14:a+shirt 17:a+str 21:about 13:about+$ 33:account 17:account+drain
-12:activity -12:activity+of -24:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-24:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+$ 47:addres 11:aggregator 11:aggregator+$ -65:airdrop
-31:airdrop+$ -42:airdrop+for 47:all 11:all+time -19:allow -19:allow+to 21:already -17:am+i -12:america -12:america+$ 13:an -40:an+airdrop 25:an+encod 15:an+event
64:and 16:and+_ 19:and+how -26:and+i -24:and+proof -13:answer -13:answer+$ -24:any+job -20:anything<coin -23:app+of -89:apple -42:apple+$ -49:apple+stock 28:are
16:are+sitt 25:are+the -14:are+there -19:are+wait 14:ask -25:at+my -28:at+the 20:ath 17:ath+i 19:back 11:back+when 14:backer 14:backer+of 10:bad 21:bag 18:bag+$ 44:bal
44:bal+$ -38:balance -60:balance+of -48:bank -10:bank+block -15:bank+fee -23:bank+say 12:barb 28:be 17:before 10:before+the -16:beginn -16:beginn+get 21:below
17:below+ath 11:besides=-1 -11:besides=0 31:besides=1 -42:best -16:best+$ 13:best+bid -25:best+hardware -11:best+in 39:bet 20:bet+stand 20:bett 18:bett+_
-24:between+proof 21:bid 16:big 13:big+i 20:biggest 14:biggest+stak -14:bill -14:bill+look 13:blacklist 13:blacklist+$ 28:block 27:book 11:book+on -16:bot
-23:bot+profit 17:both 17:bought+_ -24:bought+our 19:bridge 11:bridge+i -14:broth -13:broth+, 14:busy 14:buy -17:buy+$ 60:by 21:by+now 28:byt 25:byt+for 11:call
11:call-own=0 55:call-own=2 -18:call-own=3 -22:call-own=4 -16:call=check_token_safety -12:call=get_exchange_time -35:call=get_global_stats 27:call=get_token_price
-29:call=get_treasury_transaction_history -14:call=get_trending -10:call=list_pyth_feeds -41:call=resolve_entity 19:calls=2 -11:calory -48:can+you 12:candl 13:cap
-34:capacity -10:capacity+in -14:capacity+of -49:capital -15:capital+gain -36:capital+of -25:car -19:car+we -10:card -10:card+$ -21:cash -21:cash+in -15:cat -15:cat+$
39:category=market_data 16:category=onchain_dex 14:category=prediction_markets -44:category=search_discovery -13:category=security_risk -15:category=token_contract
44:chain 11:chance 23:chart 24:cheap 25:cheap+in 66:check 44:check+my -24:china -24:china+$ 13:claim 12:clipboard 12:clipboard+$ 37:close 19:close+at 17:close+to
-22:coca -22:coca+cola 13:code -25:coin+$ -21:coin+_ 12:coin+of 17:coingecko 11:coingecko+id -22:cola -22:cola+? 20:cold 21:cold+storage 32:collection -35:commit
-12:commit+activity -20:commit+did 16:company 13:compare -24:comput -24:comput+$ 19:conf 19:conf+doe -27:conference -29:conference+in 17:confirmation
17:confirmation+doe 10:connect 43:contract 13:convert 14:convert+what 12:copy -27:cost+$ 17:cost+when -13:could+you 13:counterparty 12:counterparty+wallet -10:credit
-18:credit+score -83:crypto -11:crypto+$ -18:crypto+fraud -29:crypto+gain -31:crypto+news -10:current+snapshot -13:custom+service 13:dai -24:dao -29:dao+$ 24:dapp
13:dapp+from -27:dat -40:dat+of 15:data -14:date -16:date+$ 18:daught 15:daught+won -17:day -35:day+$ 12:day+we -15:declare -15:declare+crypto 14:decode 14:deploy
61:deposit 12:deposit+, 10:deposit+_ 19:deposit+have 12:deposit+i 19:dev 24:dex 14:dexscreen 36:did 32:did+_ 18:did+bett -29:did+google -11:did+i 27:did+it 22:did+that
41:did+the -30:did+they -17:did+vitalik -24:did+we -24:difference -24:difference+between -22:dividend -22:dividend+yield -13:divorce -13:divorce+, -39:do -30:do+,
-29:do+i -21:do+with 24:doe -47:doe+_ -23:doe+a 26:doe+it 16:doe+my 12:doe+the 14:doe+thi 15:down 19:drain 20:drain+$ -38:drop -38:drop+$ 17:drunk 16:drunk+$ 14:each
-11:earn -27:earn+_ 12:earn+with -16:earth -16:earth+$ 19:eden 14:eden+v -10:egg -10:egg+$ -14:electricity -72:eligible -72:eligible+for 36:employ 15:employ+bought
11:empty 18:en 28:encod 25:encod+payload 26:end 21:end+of -13:ent+$ -18:entry -19:entry+queue -20:error -23:error+_ -36:etf -12:etf+inflow -23:etf+take 33:event
15:event+topic 11:ever 15:every 16:exchange -30:exchange+hir -12:exchange<exchange -11:explain -13:explain+zero 20:explor 14:explor+of 11:fail 20:far+below -26:far+i
15:farm 28:fee -15:fee+$ 11:feed -74:field=0 46:field=1 78:field=2 49:field=3 -17:fill -21:fill+in -12:find -29:find+the 17:first 19:fiscal 19:fiscal+year -12:fish
-12:fish+$ 16:flagg 12:flagg+$ -28:flight -13:flight+of 42:floor 14:floor+on -19:flow -19:flow+into 19:follow 17:follow+sentence -62:follower -22:follower+doe
-31:follower+of 31:for -12:for+$ -18:for+crypto 16:for+me -21:for+my -39:forgot -39:forgot+my -16:found+private -18:fraud -18:fraud+near 15:friend 69:from 21:from+_
13:from+a 15:from+him 28:from+the 13:function 36:fund -13:futur -14:futur+$ -44:gain -15:gain+$ -13:gain+in -15:gain+tax -30:game -30:game+_ -41:germany -41:germany+$
13:get -16:get+$ 17:get+redeem -35:github -35:github+commit 19:give 17:go -12:go+to -15:good -10:good+pancake -29:google -29:google+earn 25:got 14:got+from
-69:governance -26:governance+proposal -15:governance+vot -27:governance+vote 16:government 15:government+i -16:gpu -16:gpu+min -12:grandfath -12:grandfath+arrive
-13:grandmoth -13:grandmoth+$ 12:grandson -13:great -13:great+! -46:group -45:group+of 15:guy 67:ha 18:ha+my 34:ha+the -14:hack -29:hack+and 18:had -41:hardware
-41:hardware+wallet -44:hash+rate 17:hash+the 47:have -53:have+$ 26:have+an -14:have+at 22:have+by 20:have+left 16:have+lol -29:have+to 17:he -29:he+in -39:help
-37:help+me 14:hi 15:him 14:him+into -30:hir -30:hir+$ 15:historical 11:historical+deposit 17:history 48:hold 20:hold+$ 18:holder -29:holder<holder -13:homework
-14:homework+integral -11:horoscope 22:hour 13:hour+$ -13:house -13:house+$ 12:how 14:how+big 25:how+did -20:how+do -16:how+i -10:how+long -19:how+many 35:how+much
-19:how+old 21:i -83:i+_ 14:i+am 11:i+bought -10:i+call 15:i+close 12:i+earn -38:i+eligible -39:i+forgot 16:i+got 40:i+have -28:i+he 21:i+in 27:i+inside 15:i+live
11:i+m 15:i+made 27:i+my -15:i+name -13:i+not -17:i+on -13:i+owe 13:i+own -30:i+put -11:i+reset -18:i+slow -17:i+sold 20:i+start 22:i+still -28:i+stuck 17:i+that
-35:i+the -37:i+there 58:i+thi 15:i+use -15:i+vote -28:id+verification 16:identify 12:identify+the 27:if 11:if+i -15:imp -15:imp+volatility 17:in 16:in+$ -35:in+_
-12:in+america -24:in+china -11:in+crypto -41:in+germany -10:in+london 23:in+my -29:in+prison 28:in+spr 47:in+the -12:inflow -12:inflow+today 28:inside 25:inside+$
-14:integral -14:integral+of 12:interest 14:into 26:into+_ -19:into+the 14:issu 82:it 52:it+$ 11:it+? 25:it+cheap 14:it+have 19:it+i -37:it+legal 12:it+up -31:it+wa
-12:jewell -12:jewell+$ -23:job 17:job+$ -29:job+at -11:job+pay 21:keccak 15:keccak+of 11:keccak256 22:keep 10:keep+on -30:key -31:key+$ -13:kilometr -13:kilometr+$
14:know -13:knowledge -13:knowledge+proof 27:l2 15:lamport 10:lamport+into 10:land -28:landlord -19:landlord+allow -14:last+seen 10:late -53:latest -25:latest+_
-31:latest+crypto 11:launch -18:lawyer -18:lawyer+for 40:lead=-2 61:lead=-3 -44:lead=0 -11:lead=1 -40:lead=2 -25:leave -28:leave+$ -16:ledg -11:ledg+pin 35:left
11:left=count -29:left=holder 12:left=name 18:left=number -15:left=series -44:legal -37:legal+to 16:lend 10:lett 10:level -16:life -16:life+$ -34:lightn
-34:lightn+network 13:like -10:like+_ 10:link 10:liq 16:liquidat -59:liquidation -75:liquidation+_ 13:liquidity 41:list 15:live+und 18:llamaCoin<coin 22:lock 10:lock+$
13:log -40:logo -40:logo+for 23:lol 16:lol+, -10:london -10:london+$ -48:long -10:long+do -30:long+short -22:long+v 13:look 15:looks-up=1 11:lose 10:lost+deposit 31:lp
13:lp+lock 11:m 28:made 15:made+_ 19:magic 19:magic+eden -45:make -18:make+$ -40:make+me -18:many 24:many+_ 19:many+conf 17:many+confirmation -32:many+follower
-20:many+github 16:many+pengu -27:many+people 20:many+sat -80:many+validator 48:market 13:market+cap -14:math -14:math+homework 18:me 15:me+_ -31:me+a -21:me+fill
20:me+the -14:me+with 32:mean 13:mean+$ 12:mean+of 12:memecoin 12:met 13:met+$ -23:mev -23:mev+bot 12:midpoint -18:mil -13:mil+to -16:min+best 16:mine 26:mint
-14:moment+? 15:money -26:moon -26:moon+$ 15:morn -19:mortgage -19:mortgage+rat 27:mov 11:mov+house 15:move 36:much 24:much+_ 14:much+do -19:much+doe -19:much+flow
19:multisig 12:multisig+$ 20:my 56:my+_ 18:my+account 21:my+bag 44:my+bal -35:my+bank 12:my+barb 25:my+bet -14:my+broth -15:my+capital -10:my+card -15:my+cat
12:my+clipboard 11:my+coin 17:my+cold -24:my+comput -18:my+credit -13:my+crypto 17:my+daught 36:my+employ 13:my+exchange 11:my+friend -12:my+grandfath -13:my+grandmoth
12:my+grandson -28:my+id -12:my+jewell 17:my+job -31:my+key 10:my+lamport -28:my+landlord 12:my+market -14:my+math -11:my+office -20:my+ord -31:my+package 10:my+payment
-27:my+paypal 11:my+phantom -35:my+phone 11:my+realis -27:my+screen 16:my+sentence -13:my+sist 14:my+stable -18:my+tax -12:my+team -27:my+token -13:my+wife 17:my+winn
18:name 13:name+$ -13:name+my 23:named=false 14:namehash 13:namehash+for -18:near -18:near+me 36:need 10:need+the 14:need=address -16:need=anything -12:need=exchange
-29:need=holder 18:need=llamaCoin 12:need=query 16:needs=0 19:needs=2 -11:network+$ -20:network+capacity -20:new -38:new+coin -33:news -31:news+please -44:next
-20:next+_ -29:next+conference 22:nft 15:nft+my -14:nft+to 27:no 13:no+pay -13:not+answer 11:noth 11:notional 49:now 22:now+$ 15:numb 24:odd 19:of -38:of+_ -22:of+a
19:of+an -34:of+apple -22:of+coca 10:of+my 43:of+our -15:of+rhb9cjawyb4rj91vrwn96dkukg4bwdtyth -24:of+stake 19:of+that 30:of+the 17:of+thi -24:of+work -14:of+x
-11:office+$ -32:old -24:old+house -19:old+i 60:on 63:on+_ 13:on+it 14:on+magic -13:on+my 13:on+no -17:on+stak -13:on+time -37:on+tv 14:on+which 52:one 12:one+$
-13:online -14:online+$ 30:only -15:open+at 10:open+interest -110:open-own=0 13:open-own=2 10:open-own=3 59:open-own=4 -23:open=false 17:open=none 29:open=true 67:or
11:or+i 17:ord+book -20:ord+please 10:oth 54:our 12:our+dao 19:our+fiscal -24:our+old 29:out 13:output 10:over -13:owe -13:owe+on 17:own -90:own=0 -64:own=1 -13:own=2
20:own=3 60:own=4 -31:package -31:package+do 10:page 27:pair -10:pancake -10:pancake+recipe 14:pap -15:party -15:party+should 13:pay+$ -11:pay+best -17:pay+tax
25:payload 25:payload+, 20:payment -27:paypal -27:paypal+$ 16:pengu 16:pengu+do -20:people -13:people+use -17:per -35:per+day 11:phantom -35:phone -14:phone+bill
-18:phone+i -39:pin -39:pin+, -10:pint -10:pint+in 30:pl 15:pl+$ 14:platform 31:please 11:please+, -15:please+prepare 27:pnl 17:podcast 17:podcast+$ 58:pool 12:pool+i
-21:pope -21:pope+$ 11:position -15:prepare -15:prepare+my -40:presale -40:presale+dat -15:price -41:price+$ -56:price+of 13:price+rn -17:print -14:print+on -29:prison
-29:prison+$ -16:private -16:private+life -14:profit -18:profit+on -30:project -17:project+$ -22:project+have -33:proof -19:proof+of -13:proof+to -39:proposal
-26:proposal+$ -10:proposal+of -24:protocol+$ 11:pull -14:put -31:put+my 16:question 14:question+$ -19:queue -19:queue+$ -13:rain -13:rain+at -18:rat -11:rat+today
-30:rate -42:rate+of -30:ratio -14:ratio+for 25:read 12:read+storage 13:real 16:realis 12:realis+pnl -16:recipe -10:recipe+$ 10:record 20:redeem 17:redeem+$ -24:refund
-25:refund+for -12:repo -12:repo+_ 12:reserve 10:reserve+of -11:reset -11:reset+it 13:resolve -26:result -27:result+_ -24:return -21:return+? -15:return+_
11:return+there 13:revenue 10:revert -14:reward -17:reward+in -15:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth -15:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth+on 13:right 13:right+now
21:rn 15:rn+$ 18:safe 21:sat 20:sat+are -14:satoshi+last -23:say+error -13:school -13:school+open -27:score -18:score+$ -16:score+of -27:screen -27:screen+$ 16:search
-17:see -27:see+my -14:seen -14:seen+online 11:selector 11:sell 11:sell+tax -25:sell+the -14:sent 11:sent+me -31:sent+on 39:sentence 39:sentence+$ -13:service+i
10:service+where 16:set 15:set+verify 16:sha 16:sha+of 25:shar 17:shar+get -28:share -34:share+price -14:shirt -14:shirt+$ -34:short -15:short+$ -30:short+ratio
-35:should -16:should+a -37:should+i 48:show 10:sid+$ 10:side 35:sign 10:signature 50:since 12:since+_ -16:sise -15:sise+of -13:sist -13:sist+wedd 12:sit 10:sit+lost
22:sitt 22:sitt+in -11:slash -11:slash+validator 23:slot 11:slot+_ -18:slow -18:slow+$ -11:snapshot -10:snapshot+proposal 15:so -25:sofa -25:sofa+$ -12:sold -15:sold+$
18:some -21:some+coin 16:some+when 13:someone 14:source 15:spend -42:spot -19:spot+_ -32:spot+etf 29:spr 25:spr+$ 14:spread 12:spread+on 21:stable 17:stablecoin 20:stak
12:stak+$ 14:stak+in -17:stak+reward 10:stak+service -19:stake -24:stake+$ 23:stand 20:stand+$ 21:start 17:start+my 13:statu 13:statu+of 56:still 22:still+have
-47:stock -49:stock+price 32:storage 17:storage+$ 18:str 15:str+$ 63:strange=0 -61:strange=1 -92:strange=2 -52:strange=3 11:strangers=0 -13:stuck -26:stuck+$
22:subject=false 12:supp 20:swap 11:swap+$ -20:take -23:take+in 29:takes=0 -24:takes=1 15:takes=3 -14:talk+$ -57:tax -26:tax+do -38:tax+return -33:team -20:team+make
-30:team+win -44:telegram -47:telegram+group 22:tell 15:tell+me 27:text 25:th 12:th+in -13:thank -13:thank+, 89:that 18:that+_ 43:the -47:the+_ -19:the+app
14:the+backer -24:the+balance -26:the+best 19:the+bridge 25:the+byt -36:the+capital -19:the+car 11:the+chance 26:the+coin 12:the+contract 13:the+counterparty
-26:the+dao 22:the+dapp 17:the+day 12:the+deposit 16:the+dev -15:the+difference -38:the+drop -16:the+earth 19:the+end 14:the+explor -12:the+fish -13:the+flight
12:the+floor 17:the+follow -16:the+found -30:the+game 16:the+government 13:the+guy -18:the+hack -25:the+latest -14:the+long 22:the+lp 16:the+market 10:the+min
-26:the+moon 13:the+multisig 21:the+name 15:the+network -32:the+new -29:the+next 18:the+nft 15:the+odd 15:the+pair 24:the+pool -21:the+pope -36:the+price
-40:the+project -14:the+protocol 14:the+question -13:the+school -30:the+score 17:the+set 16:the+sha -34:the+share -25:the+sofa -44:the+spot 11:the+stak -15:the+team
14:the+th -34:the+token -11:the+traffic -17:the+train 19:the+treasury 30:the+two -21:the+u 20:the+vault -11:the+way 25:the+yield 14:them 22:there+$ -42:there+an
-23:there+any -10:they -29:they+find 101:thi 36:thi+$ 11:thi+morn 10:through -55:tim -55:tim+_ -21:time+i -17:to+buy -15:to+declare -13:to+kilometr -15:to+my 11:to+on
-14:to+own -17:to+pay -14:to+print -13:to+rain -17:to+use -23:today -33:today+$ 29:token -69:token+$ -12:tokyo -12:tokyo+$ -37:tonight -37:tonight+$ 10:top 28:topic
14:topic+$ 10:topic+mean -21:tornado -21:tornado+cash -11:total -22:total+liquidation 39:trad 13:trade -11:traffic -11:traffic+on -28:train -28:train+leave
-42:transaction+per 21:transf 24:treasury 11:treasury+of 12:trust 13:turn 10:turn+my -37:tv -37:tv+tonight 41:tvl 22:tvl+of -17:tweet -17:tweet+today -47:twitt
-14:twitt+$ -31:twitt+follower 37:two 16:two+dat 18:two+did 25:tx -20:u -21:u+$ 17:und 15:und+$ 13:unlock 27:unpack 27:unpack+the 36:up 10:up+since -20:upgrade
-20:upgrade+date -17:use -21:use+tornado -15:use+twitt 19:v+_ -22:v+short -90:validator -11:validator+_ -19:validator+are -61:validator+doe 22:vault -28:verification
-28:verification+i 36:verify 16:verify+$ -11:visa -25:vitalik -17:vitalik+tweet 10:vol -15:volatility -15:volatility+of 49:volume 23:volume+of -43:vot -26:vot+on
-15:vot+open -43:vote -27:vote+at -15:vote+for 66:wa 37:wa+it 13:wa+my -14:wa+satoshi -31:wa+sent 34:wa+the -19:wait -19:wait+in 25:wallet+$
-24:wallet+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 12:wallet+flagg -25:wallet+pin -16:wallet+should
-25:wallet+to 19:want 12:want+to -10:way -11:way+to 15:we 13:we+met 11:we+mov -25:we+sell -19:we+sold -13:wedd -13:wedd+$ 12:went -13:were+great 25:whale 13:whale+buy
19:what 11:what+are -23:what+can 18:what+do 35:what+doe -12:what+i 11:what+it -33:what+now -12:what+on -15:what+should -13:what+tax -65:what+the -20:what+time
11:what+token 16:what+wa 16:what+would 38:when -13:when+do 16:when+drunk 11:when+we -23:where+did 15:where+my 41:which 11:which+chain -16:which+gpu -16:which+hardware
-11:which+job 21:which+of -15:which+party 20:who 14:who+are -24:who+bought -26:who+vot 16:whole-own=0 -19:whole-own=1 19:whole-own=3 52:whole-own=4 -13:whom+do -13:wife
-13:wife+want -27:win -19:win+_ 17:winn 17:winn+shar 42:with -31:with+my 12:with+stak 11:withdrawal 20:won 15:won+$ 39:words=0 -27:words=1 -44:words=2 -42:words=3
37:words=4 67:words=5 78:words=6 -30:work -24:work+and 27:worth 12:worth+$ 26:would 14:would+_ -14:x -14:x+_ 27:ye 27:year 24:year+$ 17:yet 11:yield+aggregator
-18:yield+of -59:you -24:you+do -21:you+help -25:you+see -14:you+talk -13:you+were -13:zero+knowledge`,
};
