// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `56:* 68:,+_ 20:,+but 10:,+check -24:,+for 17:,+ha -11:,+highest -30:,+i 23:,+in -11:,+just -17:,+list -15:,+my 12:,+only 35:,+per -14:,+please -16:,+quot 30:,+the 18:,+token 36:,+topic0 18:,+total
12:,+verify 28:,+what 20:,+with 54:.+$ 15:.+_ -13:.+i 10:.+it 15:.+what -18:24h -14:24h+volume 19:30d -19:<bitcoinHash> 11:<block> 42:<coin> 45:<count> -49:<ens> -14:<evmAddress> 27:<evmHash>
31:<exchange> -20:<hex> -23:<holder> 12:<maybeChain> -16:<moveType> 70:<name> -27:<namesake> 16:<number> -54:<pair> 18:<protocol> -20:<series> 28:<signature> -29:<solanaAddress> 18:<step> -33:<ticker>
-16:<url> -64:<venue> 29:?+$ 32:?+? 22:?+_ 23:?+contract 15:?+i 18:?+in 13:?+need 22:?+on 14:?+the 13:?+trad -14:^+_ 14:^+all 14:^+am 12:^+at -19:^+biggest 30:^+build 15:^+by 14:^+call 15:^+calldata
-13:^+can 24:^+chart 11:^+circulat -23:^+coin 21:^+coingecko 10:^+compare -26:^+contract -51:^+convert -67:^+current 43:^+doe 14:^+event -29:^+find 18:^+floor -14:^+for 52:^+fund -10:^+give
-32:^+global 18:^+hash -18:^+hashrate 16:^+hold 32:^+honeypot 20:^+i -16:^+id 15:^+image 30:^+l2 -22:^+latest -15:^+look -15:^+market -15:^+median 20:^+midpoint -17:^+most -12:^+odd 27:^+on
-12:^+option -24:^+pippin -22:^+pool 64:^+price -18:^+protocol 13:^+purchas 49:^+read -14:^+recent 15:^+reserve 30:^+rugcheck 30:^+search 21:^+sell -22:^+statu -12:^+the 17:^+tick 22:^+time 10:^+token
26:^+trad 22:^+tvl 18:^+unconfirm 11:^+when -46:^+which 11:^+who -46:_+$ 26:_+, 52:_+. -30:_+_ -32:_+a -15:_+account -15:_+at -15:_+atm 15:_+between 24:_+block -14:_+bought 16:_+candl -30:_+chanc
-18:_+coin -16:_+cost -31:_+cut 13:_+deploy -15:_+develop -14:_+dex -14:_+dominance -20:_+exchange -20:_+explor 33:_+for 12:_+gain -13:_+get 36:_+getlog 29:_+give 15:_+gone -22:_+have -23:_+hold
-21:_+i -81:_+in -12:_+keep -60:_+lamport -18:_+liquidity 15:_+mainnet 18:_+meme 13:_+most -19:_+move -36:_+network -12:_+nft -17:_+odd 53:_+of -58:_+on -15:_+open 16:_+or -41:_+paus -16:_+perp
23:_+pl -35:_+price 23:_+print 23:_+quote -10:_+ratio -12:_+right -24:_+search 16:_+should 28:_+since -67:_+slot -16:_+spread 17:_+that 13:_+transfer 34:_+treasury 39:_+tvl -24:_+up -24:_+v -15:_+what
-22:_+with 11:_+without 11:_+worth -14:_+would 31:a 19:a+_ -30:a+day 16:a+feed 20:a+list 11:a+str -13:a+swap -29:a+topic -13:a+transf -19:a+year -12:about+it -14:above+_ 12:account 20:addres
14:addres+of -10:address -11:address+$ -49:address<chain -10:address<coin -10:address<count -30:address<ens 44:address<evmHash 44:address<hex 11:address<name -13:address<number 29:afternoon
29:afternoon+, 31:against 24:against+_ -21:all -23:all+chain -16:all+exchang 12:all+member 21:all+nft -14:all+perp -23:all+protocol 31:all+the 15:allowance 15:allowance+did 11:already -12:amount
-17:amount+, -25:amount<chain 14:amount<coin -14:amount<unit -18:an+article 10:and -17:and+_ 10:and+ful -43:and+how -13:and+i -16:and+my -10:and+supp 23:and+tell -20:and+trad 15:and+trait
16:and+verification 18:and+volume 13:and+want -28:and+what 14:and+which 11:and+who 13:any 18:any+$ 12:any+_ -18:any+market -38:anyAddress<chain -16:anyAddress<namesake -17:anyAddress<series -10:anyone
-15:anyone+mint 37:anything<chain 16:anything<coin -12:anything<evmAddress -26:anything<name -43:anything<namesake -12:apy 14:are+list -21:are+they -13:are+trend 19:around 12:around+the -17:article
-17:article+that 12:asset -21:at -11:at+$ -24:at+least 70:at+that -26:at+the -25:at+thi 13:at+what -13:atm -13:atm+$ 12:back 10:be 13:be+the 16:belong 14:belong+to -14:besides=-1 -58:besides=0
-34:besides=2 -16:besides=3 23:best 27:best+bettor -12:best+trader -12:bet+on -16:bett+_ 27:bettor 27:bettor+on 40:between 24:between+two -40:big -35:big+dao -34:biggest -23:biggest+coin
-17:biggest+hack 13:biggest+transfer 23:block 41:block+$ 21:block+please -28:block+wa 41:block<evmAddress 44:block<evmHash 44:block<hex 15:book 21:book+on -14:boost -12:boost+token -24:bos -10:bos+$
-25:bos+want 15:both 17:both+sid 19:bought+$ 13:bridge+today 32:build 30:build+me 24:but 13:but+take 17:by -14:by+24h -20:by+_ 32:by+chain -11:by+floor 20:by+how 29:by+market -13:by+open 50:by+the
-19:by+trust -28:by+volume 35:call-own=0 121:call-own=1 39:call-own=2 -23:call-own=3 -84:call-own=4 -14:call=check_malicious_address -14:call=check_phishing_site 41:call=check_token_safety
-14:call=convert_units -11:call=decode_calldata -10:call=decode_selector -10:call=detect_rugpull 44:call=encode_abi -15:call=get_boosted_tokens 20:call=get_btc_fees -11:call=get_btc_mempool
-18:call=get_categories -12:call=get_categories_market_data 26:call=get_chain_fees 16:call=get_chain_stats 57:call=get_chain_tvl_history 15:call=get_chains -23:call=get_coin_historical_chart
-17:call=get_coin_history 27:call=get_coin_ohlc 22:call=get_coin_tickers 41:call=get_coins_index 72:call=get_coins_market_data 13:call=get_contract_bytecode 11:call=get_defi_protocol
-13:call=get_derivatives_exchanges 19:call=get_derivatives_tickers 13:call=get_dex_pair -43:call=get_dex_volume 23:call=get_dex_volumes -14:call=get_dexes -10:call=get_event_topic
10:call=get_exchange_markets 18:call=get_exchange_tickers -14:call=get_exchanges -21:call=get_exchanges_list -17:call=get_fear_greed 28:call=get_fees_overview -33:call=get_gas_overview
-61:call=get_global_stats -24:call=get_hacks -11:call=get_historical_prices 17:call=get_jup_quote -40:call=get_kalshi_exchange_status 25:call=get_logs 16:call=get_new_pools -11:call=get_nft
-12:call=get_nft_by_contract 41:call=get_nft_security 15:call=get_nft_tickers -21:call=get_nfts 10:call=get_open_interest_overview -20:call=get_options_overview -17:call=get_orderbook
-18:call=get_perp_account 13:call=get_perp_candles 41:call=get_perp_funding_history 17:call=get_perp_mids 28:call=get_perp_orderbook 13:call=get_polymarket_leaderboard -26:call=get_price
22:call=get_price_chart 26:call=get_price_percentage_change -29:call=get_protocol_tvl -16:call=get_raises 21:call=get_recently_updated_tokens -43:call=get_stablecoin -11:call=get_stablecoin_chains
43:call=get_stablecoin_charts_global -20:call=get_stablecoin_prices -29:call=get_stablecoins 41:call=get_storage_at -16:call=get_sui_token_security -11:call=get_supported_currencies
-11:call=get_token_holders -16:call=get_token_pairs 28:call=get_token_price 11:call=get_treasuries -12:call=get_treasury_transaction_history -27:call=get_trending -36:call=get_yield_pools
18:call=list_kalshi_events -38:call=list_kalshi_markets 27:call=list_polymarket_markets 29:call=list_prediction_markets 10:call=list_pyth_feeds -30:call=look_up_chain -15:call=look_up_token
29:call=search_chain -23:call=search_dex_pairs -24:call=search_pools 35:call=search_solana_assets 17:call=search_solana_tokens 51:calldata 47:calldata+for -61:calls=1 -51:calls=2 -15:can+anyone
14:candidat 14:candidat+with 20:candl 34:candl+_ -16:candl+of 29:cap 31:cap+$ -13:cap+and 15:cap+of 12:cap+volume -24:category 22:category=defi_protocol 34:category=market_data
-73:category=network_infrastructure -37:category=nft_analytics -40:category=onchain_dex -48:category=portfolio_wallet -28:category=prediction_markets -27:category=search_discovery
17:category=token_contract 15:cent -30:chain 12:chain+$ -15:chain+? 12:chain+_ 27:chain+dai -11:chain+develop -12:chain+ha -17:chain+have -23:chain+to -30:chanc -30:chanc+for 11:chance 24:chart
19:chart+the 15:cheapest+, -25:cheapest+chain 24:circulat 16:circulat+supp -23:circulation -23:circulation+on 13:clos 10:clos+bet -18:club -17:club+want -111:coin 15:coin+$ -24:coin+by
-11:coin+category -23:coin+first -29:coin+gain -15:coin+id -26:coin+lost -16:coin+with 12:coinId<chain 22:coinId<exchange -53:coinId<fiat 28:coinId<name 41:coinId<namesake -23:coinId<series
-42:coinId<time -37:coinSymbol<chain 82:coinSymbol<coin 44:coinSymbol<exchange 30:coinSymbol<name 44:coinSymbol<protocol -37:coinSymbol<series 13:coinSymbol<step 48:coinSymbol<time -21:coingecko
-14:coingecko+$ 17:coingecko+_ -16:coingecko+ha 16:coingecko+id 22:collection -13:collection+_ -19:collection+by 15:collection+cheapest 18:collection+floor -11:collection+have 29:collection+on
-10:collection+rank -11:collection+sort 24:collection<coin -34:collection<collection 23:collection<fiat 29:collection<series 33:com 35:com+out -21:company -30:company+to 11:compare+it 14:confirm
29:contract -12:contract+address 24:contract+on -16:contract+that -51:convert -56:convert+_ -10:cost -17:cost+on 15:cost+there -17:could -12:could+you 15:count 16:count+and 14:create 13:create+?
37:creator 35:creator+$ -32:crypto -12:crypto+market -36:currency -17:currency+of -49:current -68:current+_ 11:current+pric -18:cut 14:cut+off -23:cut+rat 30:dai 27:dai+_ 13:dao+hold -35:dao+worth
26:dat 15:dat+$ -35:day -29:day+, 13:day+over -17:day<coin -13:day<fiat -13:day<series -17:day<time 33:days<coin -23:days<exchange 20:days<fiat 27:days<name 23:days<series -20:days<time -32:decemb
-27:decemb+$ -11:decode -17:deepest+_ -42:defi -31:defi+share 21:deploy 14:deploy+with 13:deployment -15:derivativ -18:derivativ+exchang -45:develop -19:develop+_ -19:develop+since -29:dex -27:dex+$
14:dex+on -21:dex+pair 17:dex+price 11:dex+run 14:dexscreen+? 45:did -25:did+_ -16:did+bett 18:did+i 27:did+the -11:did+they 14:did+we -14:different -16:different+chain 12:dilut 10:dilut+value
24:do+against -19:do+in -10:do+people 19:do+they 30:doe -34:doe+_ -21:doe+a 44:doe+he 12:doe+it 20:doe+our -13:doe+pyth 15:doe+send -19:dominance -23:each+chain 22:earn 20:earn+the -19:election
-26:election+with 12:end 13:enough 22:even 13:even+up 20:event 16:event+and 12:event+belong 14:event+of 11:ever 12:every -16:everybody -20:everybody+search 14:exact -58:exchang -25:exchang+by
-16:exchang+that -14:exchange -19:exchange+$ -41:exchange+at 13:exchange+trustworthy 18:exchange+turn -27:exchange<coin -18:exchange<count -16:exchange<exchange -16:exchange<number -24:exchange<pair
21:exchangeId<coin 21:exchangeId<fiat 21:exchangeId<series -17:exist+$ 18:exist+of 16:exploit 12:exploit+$ 28:explor -15:explor+$ 48:explor+of -16:far 12:favourite 12:favourite+chain -12:fear 21:fee
-24:fee+_ 14:fee+doe 28:fee+on -23:feed -18:feed+_ -29:feed+doe 15:feed+for 15:feed+id -37:fiat<coin -15:fiat<count -38:fiat<fiat 27:fiat<name 18:fiat<namesake -14:fiat<series -24:fiat<time 69:field=0
49:field=1 21:field=2 15:field=3 -33:find -17:find+dex 18:firm 13:firm+_ -24:first -24:first+. -12:floor -11:floor+$ 19:floor+in -12:floor+of 53:for 65:for+_ 16:for+a -18:for+feed 51:for+me -19:for+on
-37:for+our -24:for+pippin 15:for+that 16:french 16:french+guy 60:from 10:from+a 19:from+the 13:front 14:front+. 12:ful 12:ful+dilut -15:function 36:fund 41:fund+_ 10:fund+rate -25:ga -21:ga+$
-12:ga+price 10:ga+used -41:gain -13:gain+_ 12:gain+since -38:gain+the 15:get+into -14:get+me 36:getlog 36:getlog+for 20:give 15:give+on -32:global -31:global+defi 15:gone 16:gone+up -12:gre -16:group
-13:group+won 18:guy 16:guy+with 13:ha -16:ha+$ 12:ha+, 16:ha+it -12:ha+mov 16:ha+open -11:ha+the -11:ha+topic -17:hack+of 34:hash 13:hash+it 11:hash+my -17:hashrate -18:hashrate+of 14:have -25:have+?
15:have+a 14:have+my -30:have+the 72:he 16:he+ha 43:he+hold 13:here 12:here+$ -37:hex<hex -11:hex<signature -10:high -11:high+floor -61:highest -25:highest+fee -11:highest+first -20:highest+floor
-11:highest+volume 12:history 77:hold 12:hold+$ 40:hold+any 16:hold+count 12:hold+it 11:hold+the -23:holder<holder 29:honeypot 25:honeypot+or -15:how+far -26:how+ha -21:how+large 12:how+many
40:how+much 41:i -94:i+_ -14:i+a 13:i+bought 11:i+can 14:i+cut 13:i+even -11:i+everybody 12:i+get 26:i+have -13:i+in 13:i+left -21:i+m 16:i+mean -12:i+most 42:i+my -16:i+need 12:i+pay 14:i+provide
12:i+start -15:i+that -36:i+the -12:i+there 12:i+topic0 11:i+use 15:i+used 15:i+wa -17:i+write 24:id+? -12:id+list -16:id+of 18:if 19:image 15:image+and 33:in -11:in+_ -27:in+a -11:in+all
-23:in+circulation -27:in+decemb 14:in+front 15:in+my 18:in+our 24:in+sat 57:in+the -23:in+them -19:in+tp 18:in+volume 12:in+which 21:interest+please 15:into+the 17:isn 17:isn+t 63:it 10:it+, 46:it+?
-16:it+_ 18:it+any -16:it+develop 26:it+do 15:it+ha 14:it+i 10:it+in -29:it+on -13:it+open 25:it+with -18:it+worth -10:just+give 12:keccak 13:keccak256+$ 10:keep 12:keep+$ -12:keep+it -15:know+the
50:l2 13:l2+$ 30:l2+book -59:lamport -59:lamport+to -21:large -21:large+i -23:late -27:late+$ -17:latest 17:launch 16:launch+$ -20:lay -20:lay+_ 12:lead 76:lead=-1 85:lead=-2 72:lead=-3 -112:lead=2
-103:lead=3 -15:leaderboard -24:least -23:least+_ 24:left 13:left+in -19:left=bitcoinHash -37:left=chain -18:left=coin 37:left=count -50:left=ens -16:left=evmAddress 27:left=evmHash -26:left=fiat
-22:left=hex -23:left=holder 12:left=maybeChain -16:left=moveType 62:left=name -34:left=namesake 36:left=number -55:left=pair -14:left=quoted -27:left=series 18:left=signature -29:left=solanaAddress
-34:left=ticker -54:left=time -21:left=unit -16:left=url -15:left=venue 12:lend -10:level+per -10:like+$ 14:link+i -17:liquidity+$ 13:liquidity+on -32:list 21:list+member -19:list+of -34:list+the
-35:list+them 16:list+there -12:list+with 25:llamaCoin<chain 45:llamaCoin<coin 11:llamaCoin<series -39:lock -12:lock+, -24:lock+over 14:lol 14:lol+$ -49:look -25:look+at -13:look+for -10:look+up
-63:looks-up=0 52:looks-up=1 -16:looks-up=2 -23:lost -26:lost+most 14:lp -21:m -24:m+new 15:mainnet 15:mainnet+to 13:many 12:many+hold 16:many+percent -36:market -11:market+$ 19:market+cap
-44:market+on -20:market+today 14:market+with 10:market<number -17:market<step -25:market<ticker 12:may 55:me 62:me+$ 30:me+calldata -10:me+how -13:me+on -13:me+the -24:me+to 19:mean -15:median
-15:median+price 33:member 21:member+$ 12:member+of 11:meme 18:meme+, -10:mempool+look -30:metal -30:metal+feed 20:midpoint 21:midpoint+? 24:mine 18:mine+, -21:mint+more 16:mint+on -13:moment
-19:moment+$ -40:money -18:money+late -23:money+over -39:more -20:more+of -19:more+than -97:most -26:most+_ -12:most+boost 31:most+fee -29:most+in 13:most+lol -14:most+revenue -13:most+value 13:mov
-11:mov+_ -16:move -16:moveType<moveType 40:much -32:much+_ 35:much+com -16:much+did 11:much+doe 28:much+i -12:much+of 19:much+over 71:my 42:my+_ -28:my+bos 10:my+clos 15:my+coin 14:my+exchange
12:my+favourite -13:my+group -23:my+son -12:my+tax 11:my+text 24:nah 24:nah+? 12:name 14:name+, 62:named=false -41:named=true -17:native -17:native+currency -29:need+a 11:need+current -15:need=address
-18:need=anyAddress 36:need=anything 39:need=block 38:need=coinId 82:need=coinSymbol 11:need=collection -17:need=day -16:need=exchange 15:need=exchangeId 44:need=fiat -37:need=hex -19:need=holder
39:need=llamaCoin -19:need=market -16:need=moveType -48:need=other -27:need=pair -54:need=protocol -31:need=signature -10:need=time -14:need=unit -16:need=url -37:needs=0 -51:needs=1 -51:needs=2
-21:network -18:network+_ -24:network+do 12:new 14:new+mint 12:new+pool -23:new+to -21:newest -10:newest+_ -11:newest+paid -18:next -10:next+block 14:next+contract -26:next+election -17:nft
-36:nft+collection -21:nft+market 14:nft+of 38:nft+on 29:no 13:no+$ 17:not 10:not+_ -10:now+$ 16:now+at 30:numb 15:numb+_ 17:numb+in -51:odd -29:odd+$ -13:odd+on -13:odd+that 50:of -82:of+_ 31:of+a
-41:of+all 19:of+both 13:of+each -28:of+ga -11:of+it 23:of+mine 32:of+my 15:of+numb 22:of+one 31:of+our 11:of+pool -25:of+protocol 39:of+that 47:of+the 14:off+in 59:on 24:on+_ -18:on+each 43:on+it
-11:on+most 14:on+my 20:on+our -15:on+right -10:on+rugcheck 17:on+that 39:on+the 19:on+thi 17:on+which -11:onchain 72:one 12:one+$ -13:one+_ 21:one+collection -16:one+did 11:one+on -11:one+table
40:only 20:only+for -11:open+for 14:open+now 14:open+the -10:open-own=0 54:open-own=1 23:open-own=2 22:open-own=3 72:open-own=4 -97:open=false 77:open=true -17:option -20:option+volume 45:or 31:or+_
24:or+nah 11:or+no -11:or+phish -15:or+upgrade 39:oth 32:oth+one -47:other<coin 49:our -17:our+club 26:our+dao 11:our+network -29:our+show 64:out 35:out+for 16:outcome 12:outcome+? -16:over 19:over+_
-18:over+all -23:over+at 18:over+in -17:over+the 12:own -25:own=0 22:own=1 54:own=2 48:own=3 38:own=4 35:paid 33:paid+$ -11:paid+profil 21:pair 13:pair+_ 16:pair+are -34:pair+for -27:pair<coin
-18:pair<count -27:pair<exchange -16:pair<number -24:pair<pair -40:paus -41:paus+$ 13:pay+in -19:pay+more -12:people -11:people+on 17:per 29:per+hour -10:per+side 16:percent 15:percent+ha -30:perp
-36:perp+$ -13:perp+dex 26:perp+there -16:phish -52:pippin -24:pippin+$ -24:pippin+pool 19:pl 24:pl+, -16:pl+list 15:plain 14:plain+create 69:please 51:please+$ 26:please+, 14:please+open
-20:please+tell -10:pool 11:pool+, -10:pool+_ -18:pool+with -12:position -29:preciou -29:preciou+metal 21:pric 15:pric+$ 15:pric+for 11:price -26:price+$ -17:price+, -29:price+? 12:price+cap
-18:price+for 22:price+in 15:price+now 15:price+on 18:price+please 23:print 23:print+in 16:probability -15:profil -11:profil+there 24:profit 11:profit+of 16:project -10:project+with -36:protocol
-11:protocol+$ 20:protocol+earn -18:protocol+that -25:protocol+with -22:protocol<coin -29:protocol<exchange 18:protocol<name -43:protocol<protocol 14:provide 12:provide+liquidity -12:proxy
13:purchas+of -19:pyth -13:pyth+have -12:query<chain 10:query<count 14:query<name -25:quot -22:quot+in 21:quote 23:quote+for -30:rais -20:rais+money 36:rank 32:rank+by -22:rat -18:rat+in 12:rate
-28:rate+_ 26:rate+of 14:rate+right -10:ratio -10:ratio+, 51:read 42:read+storage -28:recent 15:reserve 12:reserve+of -14:revenue -17:revenue+$ 14:reward -12:right -16:right+now 21:rout 15:rout+i
29:rugcheck+score 11:run+there -14:safe+and 12:safe+on 46:same 35:same+creator 16:sat 22:sat+? 12:sav 12:sav+$ 11:score -19:score+$ 14:score+? 15:score+for -24:search+$ -30:search+_ -20:search+for
12:search+on 45:search+the -11:sector 14:see 13:see+the 15:selector+$ -30:sell+any 23:sell+tax 11:send+_ -23:send+money 14:sent 14:sent+i 23:sery 12:sery+, 14:sery+please 12:settl+event -12:settl+on
12:shar -19:share -19:share+of 21:should 16:should+know -29:show+$ 17:sid 12:sid+$ -10:side+. -11:signature<hex -31:signature<signature 48:since 19:since+_ 26:since+i 17:since+launch -11:since+the
11:sise -10:slide+of -16:slot 44:slot+_ -68:slot+time -25:solanaAddress<chain 14:solanaAddress<coin 17:solanaAddress<number -20:solanaAddress<solanaAddress -23:son -23:son+told 15:spam 13:spam+token
-15:spread -16:spread+over 18:stable -28:stablecoin -11:stablecoin+by -14:stablecoin+market -11:stablecoin+per -12:stablecoin+supp 19:stablecoin+there -12:start+_ 12:start+sav -21:statu -21:statu+of
-31:step<chain 10:step<exchange 13:step<protocol -31:step<series 10:step<step 56:still 18:stock 11:stock+, -13:stop -13:stop+talk 42:storage 44:storage+slot 13:str 11:str+$ 47:strange=0 47:strange=1
41:strange=2 21:strange=3 -61:strangers=0 -16:strangers=1 -27:subject=false -55:subject=true 17:supp+$ 10:supp+, -20:supp+of 17:t 17:t+on -13:t+stop -11:table -11:table+$ 15:take 13:take+the
-57:takes=1 -36:takes=2 -38:takes=3 12:tax 20:tax+? -13:tax+return 18:tell 14:tell+all 19:text -16:than -18:than+_ 77:that 21:that+_ 29:that+afternoon 17:that+chain -19:that+coingecko -12:that+i
-19:that+pay -18:that+rais 15:that+rout 13:that+stock 70:that+time -29:that+trade 60:the -53:the+_ 12:the+addres 17:the+best -35:the+big -22:the+biggest 37:the+block 16:the+bridge 14:the+candidat
-26:the+cheapest 22:the+coin 27:the+collection -12:the+company -16:the+different -21:the+exchang 16:the+exploit 50:the+explor 15:the+feed 18:the+firm 16:the+french -52:the+highest 14:the+l2
-16:the+lay 14:the+link -25:the+list -11:the+moment 10:the+money -36:the+most 11:the+name -17:the+native 21:the+new -20:the+newest -26:the+next -15:the+nft 15:the+numb 15:the+one 31:the+oth
25:the+pair 10:the+perp -38:the+price 16:the+probability 14:the+project 36:the+same 16:the+selector 13:the+sery -10:the+slide -17:the+token -17:the+total -13:the+treasury 11:the+verify 11:the+week
16:the+win 18:the+yield 33:their+_ -12:their+id -26:their+odd -55:them -41:them+$ -19:them+that 102:there 56:there+$ 30:there+, -17:there+any 11:there+are 15:there+right -11:there+too 26:they
-23:they+? -13:they+gain 16:they+have 33:they+paid 48:thi 12:thi+_ -23:thi+and 11:thi+dex -23:thi+hour 10:thi+one 30:tick 17:tick+from 12:ticker 22:time 14:time+$ 21:time+of -10:time<coin
-15:time<time -54:to+_ -23:to+look 15:to+see -29:to+sell -23:to+send 15:to+that 13:to+the -23:to+thi -39:today -25:today+$ -15:togeth -12:togeth+$ 25:token 14:token+$ 17:token+, -43:token+_
-12:token+are -11:token+at -12:token+call 10:token+doe 17:token+isn 10:token+of -16:token+on 21:token+with -15:told -22:told+me -10:too -28:topic -10:topic+_ -29:topic+for 40:topic0 12:topic0+here
36:topic0+transf -17:total -11:total+crypto 12:total+supp -23:total+value -20:tp -20:tp+now 45:trad -20:trad+? -12:trad+now 27:trad+of 31:trad+on -32:trade -13:trade+_ -23:trade+on -15:trade+per
-12:trader -12:trader+on 15:trait 15:trait+of 15:transaction 14:transaction+did 26:transf 36:transf+, 24:transfer 14:transfer+on 21:treasury -33:treasury+of 33:treasury+worth -20:trend -13:trend+right
-25:trust -18:trust+score 12:trustworthy 13:trustworthy+$ 18:turn 18:turn+over 54:tvl -20:tvl+$ -21:tvl+, 70:tvl+at 27:tvl+by 35:two 26:two+dat 14:unconfirm 18:unconfirm+_ 10:und -14:unit<number
-14:unit<unit 12:up+_ -20:up+and 15:up+since -14:upgrade -14:upgrade+it -16:url<url 12:use 27:used 15:used+_ 10:used+in 18:v -33:v+_ 33:v+what -19:value 10:value+$ -37:value+lock 10:venue<number
-13:venue<ticker 16:verification 16:verification+of 12:verify+by 11:verify+one -33:volume -13:volume+, -10:volume+please -18:volume+today 23:wa -20:wa+_ -16:wa+it 14:wa+sent 16:wa+the 39:wallet
-16:want -23:want+the 18:we -10:we+are 14:we+send 14:week 12:week+around 12:whale 28:what -37:what+_ 15:what+allowance -16:what+are -15:what+can 34:what+did -23:what+doe -10:what+function 16:what+he
-63:what+i -13:what+one 45:what+rank -12:what+settl 35:what+the 29:what+their 33:what+they 12:what+will 11:what+would 29:when 13:when+wa -17:where+the -25:which -23:which+are -28:which+block
-18:which+chain -47:which+coin 24:which+i 15:which+market 17:which+of 28:which+pair 12:which+pool -29:which+preciou 31:which+protocol 12:which+settl 23:who 72:whole-own=0 55:whole-own=1 46:whole-own=2
-43:whole-own=4 11:why 18:will 13:will+be 16:win 16:win+, 21:with+_ 16:with+all -17:with+amount -23:with+at -12:with+contract 13:with+keccak256 14:with+plain 14:with+pric 11:with+profit -35:with+the
-32:with+their 11:without -31:words=0 46:words=1 25:words=3 15:words=4 50:words=5 68:words=6 10:work -15:worth -36:worth+, -16:worth+on 33:worth+v -11:would -17:write -17:write+$ 21:ye 12:ye+,
-18:year+$ 16:yield 13:yield+per 10:you+have -20:you+know`,
  ours: `-14:!+$ 21:* 56:,+_ 23:,+and 15:,+for 28:,+i -26:,+it -21:,+long 17:,+sold 21:,+tell 27:,+the 17:,+what 15:,+where -12:,+whom -14:,+you 36:.+$ 16:.+_ 11:30d 18:<block> 40:<chain> 21:<coin>
-14:<commodity> 47:<count> -13:<evmAddress> 17:<exchange> 28:<fiat> 11:<hex> -85:<holder> -49:<name> 52:<namesake> 25:<number> 13:<pair> 19:<protocol> 18:<quoted> 18:<series> 30:<signature> 39:<step>
24:<unit> 69:<venue> 84:?+$ 29:?+? 17:?+_ 14:?+it 13:?+my 16:^+_ -28:^+am -51:^+apple -18:^+are -48:^+balance 16:^+biggest 10:^+buy -24:^+can -14:^+capacity 15:^+chart 55:^+check 11:^+convert
-15:^+could -12:^+current 13:^+dai 10:^+decode -11:^+difference -23:^+dividend -28:^+do -13:^+explain 13:^+find 18:^+floor -13:^+github -17:^+governance 51:^+ha -20:^+hash -14:^+help 11:^+historical
-22:^+how 24:^+i 11:^+identify -18:^+imp 15:^+keccak -27:^+latest -21:^+lawyer -22:^+lightn -48:^+liquidation 15:^+list -20:^+long -42:^+make 12:^+mean -23:^+mev 11:^+midpoint -12:^+mortgage -28:^+my
22:^+need -22:^+next -14:^+nft 12:^+on -10:^+please -40:^+presale 32:^+price 19:^+read -20:^+refund 12:^+reserve -25:^+result 19:^+search 26:^+show -16:^+sise -13:^+slash 12:^+someone 13:^+statu
-45:^+telegram -14:^+thank -38:^+the 19:^+thi -16:^+total 17:^+tvl -30:^+twitt 26:^+unpack 16:^+verify 15:^+volume 40:^+wa -26:^+what -34:^+when -48:^+where 14:^+which -22:_+$ 46:_+, 45:_+?
-32:_+airdrop 12:_+already 24:_+and 19:_+at 12:_+back 10:_+balance -17:_+bank 19:_+close -14:_+cost -15:_+custom -12:_+dao 18:_+deposit 24:_+do -32:_+eligible -18:_+entry 37:_+for -15:_+futur
-54:_+governance -59:_+have 19:_+i -16:_+in -16:_+ledg -14:_+lightn -18:_+mil 47:_+of 34:_+on -18:_+option 12:_+pl 14:_+podcast 13:_+price -13:_+repo 10:_+return -56:_+tim -19:_+today
-35:_+transaction -22:_+upgrade -26:_+wallet 27:a -73:a+_ -16:a+beginn 10:a+bug -12:a+divorce -11:a+good -42:a+logo -11:a+pint -16:a+shirt 17:a+str 18:about 11:about+$ 33:account 16:account+drain
-13:activity -13:activity+of -25:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-25:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+$ 53:addres 11:aggregator 11:aggregator+$ -66:airdrop -32:airdrop+$ -45:airdrop+for 47:all
-20:allow -20:allow+to 20:already 10:already+? 16:am -12:america -12:america+$ 11:an -42:an+airdrop 24:an+encod 14:an+event 63:and 12:and+_ 19:and+how -29:and+i -24:and+proof 12:answ 13:answ+valid
-15:answer -15:answer+$ 10:any+_ -25:any+job -24:anything<coin 11:ape -24:app+of -87:apple -39:apple+$ -51:apple+stock 33:are 16:are+sitt 27:are+the -14:are+there -19:are+wait -10:arrive 14:ask
-28:at+my -24:at+the 17:ath 14:ath+i 22:back 11:back+when 13:backer 13:backer+of 18:bag 14:bag+$ 50:bal 50:bal+$ -38:balance -63:balance+of -46:bank -11:bank+block -17:bank+fee -24:bank+say 11:barb
29:be 20:before -16:beginn -16:beginn+get 17:below 14:below+ath -11:berlin -11:berlin+to -11:besides=0 36:besides=1 -41:best -16:best+$ 11:best+bid -26:best+hardware -12:best+in 41:bet 20:bet+stand
18:bett 18:bett+_ -24:between+proof 20:bid 16:big 14:big+i 19:biggest 14:biggest+stak -14:bill -14:bill+look 13:blacklist 12:blacklist+$ 31:block -11:block+my 10:blockchain 25:book -17:bot
-23:bot+profit 19:both 16:bought+_ -25:bought+our 20:bridge 11:bridge+i -14:broth -13:broth+, 10:bug 10:bug+$ 14:build 14:busy 15:buy -19:buy+$ 62:by 20:by+now 27:byt 24:byt+for 11:call 12:call-own=0
44:call-own=2 -24:call-own=4 10:call=encode_abi 12:call=get_coins_market_data -14:call=get_exchange_time -29:call=get_gainers_losers -51:call=get_global_stats -11:call=get_options_protocol
27:call=get_token_price -29:call=get_treasury_transaction_history -14:call=get_trending 11:call=hash_keccak256 -26:call=list_pyth_feeds -41:call=resolve_entity 17:calldata 31:calls=2 -12:calory
10:came -51:can+you 14:candl 13:cap -36:capacity -11:capacity+in -14:capacity+of -53:capital -16:capital+gain -39:capital+of -26:car -20:car+we -11:card -11:card+$ -21:cash -21:cash+in -16:cat
-16:cat+$ 10:category 21:category=defi_protocol 13:category=market_data 13:category=network_infrastructure 21:category=onchain_dex -55:category=search_discovery 47:chain 11:chain+id 11:chance 26:chart
24:cheap 24:cheap+in -11:cheapest+flight 70:check 52:check+my -26:china -26:china+$ 14:claim 11:clipboard 11:clipboard+$ 29:close 18:close+at 10:close+to -23:coca -23:coca+cola 14:code 11:coin
-26:coin+$ -22:coin+_ 12:coin+of 11:coinSymbol<coin 20:coingecko 14:coingecko+id -23:cola -23:cola+? 19:cold 21:cold+storage 34:collection -35:commit -13:commit+activity -20:commit+did 17:company
13:compare -24:comput -24:comput+$ 18:conf 18:conf+doe -29:conference -31:conference+in 17:confirmation 17:confirmation+doe 45:contract 11:convert 13:convert+what 12:copy -27:cost+$ 16:cost+when
-16:could+you 13:counterparty 11:counterparty+wallet -11:credit -19:credit+score -84:crypto -12:crypto+$ -21:crypto+fraud -30:crypto+gain -31:crypto+news -12:current+snapshot -15:custom+service 15:dai
-24:dao -30:dao+$ 24:dapp 14:dapp+from -25:dat -40:dat+of 30:data 19:data+i -16:date -19:date+$ 16:daught 13:daught+won -17:day -34:day+$ 12:day+we -15:declare -15:declare+crypto 15:decode 16:deploy
61:deposit 13:deposit+, 18:deposit+have 12:deposit+i 36:dev 19:dev+$ 26:dex 13:dexscreen 35:did 35:did+_ 18:did+bett -29:did+google -11:did+i 27:did+it 21:did+that 38:did+the -30:did+they
-19:did+vitalik -24:did+we -24:difference -24:difference+between -23:dividend -23:dividend+yield -13:divorce -12:divorce+, -39:do -28:do+, -33:do+i -22:do+with 22:doe -50:doe+_ -23:doe+a 27:doe+it
15:doe+my 12:doe+the 14:doe+thi 14:down 13:draft 13:draft+answ 17:drain 19:drain+$ -40:drop -40:drop+$ 17:drunk 17:drunk+$ 18:each -10:earn -28:earn+_ 11:earn+with -16:earth -16:earth+$ 16:eden
12:eden+v -10:egg -10:egg+$ -15:electricity -75:eligible -75:eligible+for 34:employ 13:employ+bought 10:empty 17:en 27:encod 24:encod+payload 26:end 20:end+of -13:ent+$ -18:entry -18:entry+queue
-20:error -24:error+_ -36:etf -13:etf+inflow -23:etf+take 31:event 15:event+topic 10:ever 14:every 13:exchange -30:exchange+hir -14:exchange<exchange -12:explain -14:explain+zero 21:explor
14:explor+of 11:fail 17:far 27:far+am 16:far+below -29:far+i 15:farm 30:fee -17:fee+$ 11:feed -73:field=0 45:field=1 78:field=2 51:field=3 10:file+a -17:fill -22:fill+in 10:find+me -29:find+the
16:first 18:fiscal 18:fiscal+year -14:fish -14:fish+$ 16:flagg 11:flagg+$ -30:flight -11:flight+from -13:flight+of 42:floor 12:floor+on -20:flow -20:flow+into 19:follow 17:follow+sentence -61:follower
-21:follower+doe -30:follower+of 32:for -13:for+$ -21:for+crypto 15:for+me -15:for+my -11:for+token2049 13:for+ye -39:forgot -40:forgot+my -16:found+private -21:fraud -21:fraud+near 14:friend 79:from
21:from+_ 12:from+a -11:from+berlin 13:from+him 27:from+liq 26:from+the 13:function 37:fund -14:futur -15:futur+$ -46:gain -15:gain+$ -13:gain+in -16:gain+tax -30:game -30:game+_ 10:gave -40:germany
-40:germany+$ -16:get+$ 17:get+redeem -34:github -35:github+commit 25:give 24:go 13:go+thru -13:go+to -18:good -11:good+pancake -29:google -29:google+earn 25:got 13:got+from -71:governance
-27:governance+proposal -17:governance+vot -25:governance+vote 17:government 15:government+i -16:gpu -16:gpu+min -12:grandfath -12:grandfath+arrive -14:grandmoth -14:grandmoth+$ -14:great -14:great+!
-44:group -45:group+of 15:guy 65:ha 11:ha+it 17:ha+my 38:ha+the -13:hack -29:hack+and 18:had -40:hardware -40:hardware+wallet -44:hash+rate 17:hash+the 45:have -51:have+$ 24:have+an -14:have+at
20:have+by 18:have+left 17:have+lol -28:have+to 15:he -29:he+in -41:help -39:help+me 15:hi 13:him 13:him+into -30:hir -30:hir+$ 13:historical 11:historical+deposit 14:history 49:hold 20:hold+$
21:holder -29:holder<holder -14:homework -14:homework+integral -16:horoscope 22:hour 13:hour+$ -15:house -15:house+$ 14:how+big 23:how+did -20:how+do 17:how+far -16:how+i -10:how+long -21:how+many
32:how+much -23:how+old 23:i -83:i+_ 12:i+am 12:i+bought -10:i+call 11:i+earn -40:i+eligible -39:i+forgot 27:i+from 14:i+got 39:i+have -28:i+he 21:i+in 25:i+inside 15:i+live 11:i+m 15:i+made 33:i+my
-16:i+name -15:i+not -11:i+on -13:i+owe 12:i+own -28:i+put -11:i+reset -19:i+slow -19:i+sold 19:i+start 22:i+still -29:i+stuck 17:i+that -43:i+the -40:i+there 54:i+thi 16:i+use -16:i+vote 12:i+want
19:i+wrong -29:id+verification 15:identify 11:identify+the 27:if 11:if+i -18:imp -18:imp+volatility 16:in 20:in+$ -34:in+_ -12:in+america -26:in+china -12:in+crypto -40:in+germany -11:in+london
22:in+my -29:in+prison 27:in+spr -10:in+sydney 47:in+the -13:inflow -13:inflow+today 27:inside 24:inside+$ -14:integral -14:integral+of 11:interest 11:into 24:into+_ -21:into+the 13:issu 77:it 53:it+$
13:it+? 24:it+cheap 14:it+have 19:it+i -10:it+in -38:it+legal -30:it+wa -14:jewell -14:jewell+$ -26:job 16:job+$ -31:job+at -12:job+pay 21:keccak 15:keccak+of 12:keccak256 26:keep 10:keep+on -30:key
-31:key+$ -13:kilometr -13:kilometr+$ 16:know -14:knowledge -14:knowledge+proof 25:l2 11:la 15:lamport -30:landlord -21:landlord+allow -14:last+seen -55:latest -26:latest+_ -31:latest+crypto 10:launch
-21:lawyer -21:lawyer+for 40:lead=-2 62:lead=-3 -41:lead=0 -13:lead=1 -38:lead=2 -25:leave -28:leave+$ -16:ledg -11:ledg+pin 34:left 13:left=count 11:left=evmAddress -15:left=exchange -29:left=holder
12:left=name 10:left=namesake 21:left=number -23:left=series 10:left=signature 11:left=venue -45:legal -38:legal+to 15:lend 13:level -16:life -16:life+$ -36:lightn -36:lightn+network 11:like
-10:like+_ 10:link 34:liq 27:liq+on 10:liquidat -57:liquidation -76:liquidation+_ 15:liquidity 45:list 15:live+und 20:llamaCoin<coin 20:lock 14:log -42:logo -42:logo+for 23:lol 17:lol+, -11:london
-11:london+$ -53:long -10:long+do -34:long+short -21:long+v 13:look 18:looks-up=1 11:lose 26:lp 11:m 26:made 15:made+_ 16:magic 16:magic+eden -45:make -17:make+$ -42:make+me -20:many 23:many+_
18:many+conf 17:many+confirmation -32:many+follower -20:many+github 17:many+pengu -28:many+people 20:many+sat -79:many+validator 50:market 14:market+cap -14:math -14:math+homework 22:me -13:me+$
15:me+_ -35:me+a -22:me+fill 31:me+the -14:me+with 31:mean 13:mean+$ 12:mean+of 13:memecoin 12:met 12:met+$ -23:mev -23:mev+bot 11:midpoint -18:mil -13:mil+to -16:min+best 18:mine 28:mint -15:moment+?
17:money -29:moon -29:moon+$ 14:morn -22:mortgage -22:mortgage+rat 32:mov 11:mov+house 14:move 32:much 24:much+_ 14:much+do -19:much+doe -21:much+flow 18:multisig 13:multisig+$ 22:my 55:my+_
16:my+account 18:my+bag 50:my+bal -35:my+bank 11:my+barb 24:my+bet -14:my+broth -16:my+capital -11:my+card -16:my+cat 11:my+clipboard 17:my+coin 18:my+cold -24:my+comput -19:my+credit -13:my+crypto
15:my+daught 13:my+draft 34:my+employ 12:my+exchange 12:my+friend -12:my+grandfath -14:my+grandmoth -29:my+id -14:my+jewell 16:my+job -31:my+key -30:my+landlord 11:my+liquidation 11:my+market
-14:my+math 10:my+nephew -11:my+office -20:my+ord -29:my+package 11:my+payment -28:my+paypal -37:my+phone 10:my+realis -28:my+screen 16:my+sentence -14:my+sist 14:my+stable -20:my+tax -15:my+team
-27:my+token 14:my+tx -13:my+wife 17:my+winn 16:name 11:name+$ -14:name+my 20:named=false 17:named=true 12:namehash 10:namehash+for -21:near -21:near+me 35:need 13:need=address -10:need=anything
11:need=coinSymbol -14:need=exchange -17:need=fiat -29:need=holder 20:need=llamaCoin 18:need=query 20:needs=0 19:needs=2 10:nephew -11:network+$ -22:network+capacity -21:new -39:new+coin -34:news
-31:news+please -48:next -22:next+_ -31:next+conference 25:nft 13:nft+my -16:nft+to 28:no 12:no+pay -15:not+answer 11:noth 13:notional 46:now 19:now+$ 17:numb 23:odd 15:of -53:of+_ -24:of+a 18:of+an
-30:of+apple -23:of+coca 14:of+mine 13:of+my 42:of+our -16:of+rhb9cjawyb4rj91vrwn96dkukg4bwdtyth -24:of+stake 23:of+that 27:of+the 17:of+thi -24:of+work -14:of+x 14:off -11:office+$ -36:old
-25:old+house -23:old+i 63:on 70:on+_ 13:on+it 12:on+magic -13:on+my 11:on+no -16:on+stak -13:on+time -30:on+tv 12:on+which 53:one 12:one+$ -13:online -14:online+$ 31:only -17:open+at -98:open-own=0
16:open-own=2 13:open-own=3 60:open-own=4 -18:open=false 26:open=none 28:open=true -11:option+at 67:or 10:or+_ 11:or+i 15:ord+book -20:ord+please 16:oth 12:oth+one 53:our 12:our+dao 18:our+fiscal
-25:our+old 29:out 12:output 13:over -13:owe -13:owe+on 19:own 11:own+$ -11:own+_ -85:own=0 -59:own=1 -11:own=2 21:own=3 60:own=4 -29:package -29:package+do 10:page 30:pair -11:pancake
-11:pancake+recipe 13:pap -16:party -16:party+should 12:pay+$ -12:pay+best -16:pay+tax 24:payload 24:payload+, 22:payment -28:paypal -28:paypal+$ 17:pengu 17:pengu+do -19:people -14:people+use -17:per
-35:per+day -38:phone -14:phone+bill -19:phone+i -40:pin -40:pin+, -11:pint -11:pint+in 32:pl 15:pl+$ 16:platform 31:please 10:please+, -16:please+prepare 26:pnl 15:podcast 15:podcast+$ 59:pool
11:pool+i -25:pope -25:pope+$ 11:position -16:prepare -16:prepare+my -39:presale -40:presale+dat -39:price+$ -58:price+of 12:price+rn -18:print -16:print+on -29:prison -29:prison+$ -16:private
-16:private+life -13:profit -20:profit+on -28:project -17:project+$ -21:project+have -33:proof -19:proof+of -14:proof+to -42:proposal -27:proposal+$ -12:proposal+of -25:protocol+$
-11:protocol<exchange 10:pull -15:put -31:put+my 15:question 14:question+$ -18:queue -18:queue+$ -14:rain -14:rain+at -20:rat -12:rat+today -31:rate -42:rate+of -34:ratio -15:ratio+for 23:read
10:read+storage 10:real 14:realis -19:recipe -11:recipe+$ 17:redeem 17:redeem+$ -25:refund -26:refund+for -13:repo -13:repo+_ 12:reserve 11:reserve+of -11:reset -11:reset+it 12:resolve -24:result
-25:result+_ -26:return -22:return+? -16:return+_ 10:return+there 12:revenue -14:reward -16:reward+in -16:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth -16:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth+on 17:right
12:right+now 25:rn 13:rn+$ 10:rugcheck 20:safe 21:sat 20:sat+are -14:satoshi+last -24:say+error -13:school -13:school+open -28:score -19:score+$ -18:score+of -27:screen -28:screen+$ 20:search -20:see
-28:see+my -14:seen -14:seen+online 10:sell -26:sell+the -11:sent -29:sent+_ 11:sent+me 38:sentence 39:sentence+$ -15:service+i 16:set 16:set+verify 16:sha 16:sha+of 24:shar 17:shar+get -24:share
-30:share+price -16:shirt -16:shirt+$ -38:short -16:short+$ -34:short+ratio -35:should -16:should+a -38:should+i 46:show 12:show+me 11:sid+$ 10:side 42:sign 16:sign+the 41:since 11:since+the
-11:singapore -11:singapore+for -16:sise -16:sise+of -14:sist -14:sist+wedd 10:sit 22:sitt 22:sitt+in -13:slash -13:slash+validator 20:slot -19:slow -19:slow+$ -12:snapshot -12:snapshot+proposal 17:so
-26:sofa -26:sofa+$ -12:sold -16:sold+$ 14:some -23:some+coin 17:some+when 12:someone -11:song -11:song+$ 14:source 14:spend -46:spot -21:spot+_ -32:spot+etf 28:spr 24:spr+$ 12:spread 22:stable
17:stablecoin 20:stak 11:stak+$ 14:stak+in -16:stak+reward -20:stake -24:stake+$ 22:stand 20:stand+$ 19:start 16:start+my 13:statu 14:statu+of 57:still 22:still+have -49:stock -51:stock+price
33:storage 18:storage+$ 18:str 15:str+$ 62:strange=0 -51:strange=1 -92:strange=2 -42:strange=3 10:strangers=0 -14:stuck -27:stuck+$ 13:subject=false 14:supp 19:swap 10:swap+$ -10:sydney -10:sydney+$
-16:take -23:take+in 31:takes=0 -24:takes=1 18:takes=2 13:takes=3 -14:talk+$ -58:tax -26:tax+do -10:tax+on -41:tax+return -34:team -20:team+make -33:team+win -44:telegram -47:telegram+group 37:tell
19:tell+your 31:text 26:th 11:th+in -14:thank -14:thank+, 87:that 17:that+_ 40:the -47:the+_ -20:the+app 13:the+backer -25:the+balance -26:the+best 20:the+bridge 24:the+byt -39:the+capital -20:the+car
24:the+coin 13:the+contract 13:the+counterparty -25:the+dao 22:the+dapp 16:the+day 13:the+deposit 14:the+dev -14:the+difference -40:the+drop -16:the+earth 18:the+end 16:the+explor -14:the+fish
-13:the+flight 12:the+floor 17:the+follow -16:the+found -30:the+game 15:the+government 13:the+guy -18:the+hack -27:the+latest -15:the+long 19:the+lp 16:the+market -29:the+moon 12:the+multisig
20:the+name 16:the+network -30:the+new -31:the+next 16:the+nft 16:the+odd 11:the+option 15:the+pair 24:the+pool -25:the+pope -35:the+price -38:the+project -17:the+protocol 14:the+question
-13:the+school -30:the+score 17:the+set 16:the+sha -30:the+share -26:the+sofa -46:the+spot -14:the+team 13:the+th -33:the+token -11:the+traffic -16:the+train 20:the+treasury 30:the+two -21:the+u
21:the+vault -11:the+way 23:the+yield 19:them 21:there+$ -45:there+an -24:there+any -29:they+find 103:thi 31:thi+$ 19:thi+data 11:thi+morn 11:through 13:thru 11:thru+$ -56:tim -56:tim+_ -22:time+i
-19:to+buy -15:to+declare 10:to+file -13:to+kilometr -15:to+my 10:to+on -16:to+own -16:to+pay -16:to+print -14:to+rain -11:to+singapore -17:to+use -26:today -35:today+$ 32:token -67:token+$
-11:token2049 -11:token2049+$ -14:tokyo -14:tokyo+$ -30:tonight -30:tonight+$ 28:topic 14:topic+$ -21:tornado -21:tornado+cash -21:total+liquidation 39:trad 13:trade -11:traffic -11:traffic+on
-28:train -28:train+leave -42:transaction+per 23:transf 24:treasury 11:treasury+of 14:trust 13:turn -30:tv -30:tv+tonight 50:tvl 21:tvl+of -19:tweet -19:tweet+today -47:twitt -15:twitt+$
-30:twitt+follower 34:two 16:two+dat 18:two+did 35:tx 11:tx+go -18:u -21:u+$ 16:und 15:und+$ 26:unpack 26:unpack+the 36:up -22:upgrade -22:upgrade+date -17:use -21:use+tornado -16:use+twitt 11:v
17:v+_ -21:v+short 15:valid 13:valid+? -92:validator -13:validator+_ -18:validator+are -61:validator+doe 23:vault -28:verification -29:verification+i 39:verify 17:verify+$ -14:visa -19:vitalik
-19:vitalik+tweet -18:volatility -18:volatility+of 50:volume 26:volume+of -47:vot -27:vot+on -17:vot+open -42:vote -25:vote+at -16:vote+for 64:wa 36:wa+it 13:wa+my -14:wa+satoshi -30:wa+sent 33:wa+the
-19:wait -18:wait+in 24:wallet+$ -25:wallet+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 11:wallet+flagg -25:wallet+pin -16:wallet+should
-26:wallet+to 24:want 20:want+to -10:way -11:way+to 16:we 12:we+met 11:we+mov -26:we+sell -20:we+sold -14:wedd -14:wedd+$ 12:went -11:were -14:were+great 25:whale 13:whale+buy 17:what 12:what+are
-23:what+can 11:what+did 19:what+do 33:what+doe -15:what+i 11:what+it -34:what+now -10:what+on -16:what+should -13:what+tax -64:what+the -21:what+time 11:what+token 15:what+wa 14:what+would 35:when
-13:when+do 17:when+drunk -12:when+i 11:when+we -23:where+did 13:where+my 41:which 10:which+chain -16:which+gpu -16:which+hardware -12:which+job 21:which+of -16:which+party 22:who 13:who+are
-25:who+bought -27:who+vot 20:whole-own=0 -16:whole-own=1 18:whole-own=3 52:whole-own=4 -12:whom+do -13:wife -12:wife+want -31:win -22:win+_ 17:winn 17:winn+shar 44:with -34:with+my 11:with+stak
11:withdrawal 18:won 13:won+$ 41:words=0 -22:words=1 -46:words=2 -41:words=3 32:words=4 65:words=5 76:words=6 -30:work -24:work+and 28:worth 12:worth+$ 28:would 12:would+_ 19:wrong 19:wrong+, -14:x
-14:x+_ 36:ye 23:year 20:year+$ 14:yet 15:yield 11:yield+aggregator -19:yield+of -60:you -24:you+do -22:you+help -27:you+see -14:you+talk -14:you+were 20:your 19:your+dev -14:zero+knowledge`,
};
