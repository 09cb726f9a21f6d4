// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `57:* 65:,+_ 11:,+but 11:,+check -22:,+for 18:,+ha 19:,+how -30:,+i 19:,+in -17:,+list -13:,+my 11:,+on 40:,+per -16:,+quot 12:,+tell 26:,+the 39:,+topic0 17:,+total 12:,+verify 28:,+what -11:,+where
10:,+why 23:,+with 41:.+$ 10:.+_ 15:.+what 11:30d -17:<bitcoinHash> 43:<coin> 38:<count> -45:<ens> -28:<evmAddress> 29:<evmHash> 31:<exchange> -18:<hex> -21:<holder> 13:<maybeChain> -17:<moveType>
54:<name> -30:<namesake> 13:<number> -53:<pair> 13:<signature> -27:<solanaAddress> -31:<ticker> -12:<unit> -16:<url> -70:<venue> 19:?+$ 32:?+? 25:?+_ 24:?+contract 11:?+i 19:?+in 12:?+need 12:?+not
20:?+on 13:^+all -17:^+biggest 15:^+by 19:^+call 24:^+calldata -17:^+can 13:^+chart 12:^+circulat -18:^+coin 10:^+compare -23:^+contract -48:^+convert -69:^+current -11:^+dex 14:^+did 51:^+doe
14:^+event -28:^+find 14:^+floor 50:^+fund -31:^+global 17:^+hash -17:^+hashrate 34:^+honeypot 22:^+i -15:^+id 13:^+idk 16:^+image 34:^+l2 -23:^+latest -14:^+look -16:^+market -13:^+median
23:^+midpoint -12:^+most -11:^+my 11:^+new 22:^+on -14:^+option -24:^+pippin -22:^+pool 63:^+price -18:^+protocol 11:^+purchas 51:^+read -12:^+recent 15:^+reserve 19:^+rugcheck 35:^+search 20:^+sell
-23:^+statu 12:^+there 18:^+tick 22:^+time 25:^+trad 18:^+unconfirm 11:^+und 12:^+when -39:^+which 14:^+who -56:_+$ 28:_+, 47:_+. -46:_+_ -27:_+a -21:_+at -14:_+atm 14:_+between 25:_+block
-13:_+bought -27:_+chanc -15:_+coin -17:_+cost -28:_+cut 16:_+deploy -14:_+develop -14:_+dex -12:_+dominance 19:_+even -21:_+exchange -21:_+explor 40:_+for 12:_+gain -12:_+get 39:_+getlog 14:_+give
10:_+goe 15:_+gone -17:_+have -19:_+hold -32:_+i -71:_+in -57:_+lamport -18:_+liquidity 17:_+meme -16:_+move -35:_+network -16:_+odd 63:_+of -54:_+on -14:_+open 18:_+or -42:_+paus -18:_+perp 26:_+pl
-24:_+price 23:_+print 11:_+question 23:_+quote -16:_+right -24:_+search 37:_+since -68:_+slot -14:_+spread 20:_+that -13:_+token 12:_+transfer 34:_+treasury 46:_+tvl -23:_+up -30:_+v -12:_+what
-17:_+with 11:_+worth -12:_+would 26:a -29:a+day 16:a+feed 19:a+list 11:a+str -12:a+swap -29:a+topic -14:a+transf -17:a+year -12:about+it -14:above+_ 24:addres 19:addres+of -38:address<chain
-11:address<count -26:address<ens -10:address<evmAddress 46:address<evmHash 46:address<hex 11:address<name -12:address<number 11:aft 32:afternoon 32:afternoon+, 22:against 23:against+_ -21:all
-18:all+chain -15:all+exchang 13:all+member 23:all+nft -13:all+perp -21:all+protocol 21:all+the 14:already -15:amount+, -24:amount<chain 16:amount<coin -15:amount<unit -15:an+article -19:and+_
12:and+ful -34:and+how -21:and+my -10:and+supp -18:and+trad 16:and+trait 15:and+want -20:and+what 15:and+who 17:any 18:any+$ 16:any+_ -18:any+market -24:anyAddress<chain -26:anyAddress<evmAddress
-15:anyAddress<namesake -14:anyAddress<series -11:anyone -16:anyone+mint 35:anything<chain 11:anything<coin -36:anything<evmAddress -23:anything<name -34:anything<namesake 12:app -12:apy 11:are+_
15:are+list -24:are+they -11:are+trend -15:article -15:article+that 12:asset -13:at -13:at+$ -23:at+least 72:at+that -19:at+the -26:at+thi 11:at+what -11:atm -11:atm+$ 15:back 12:be 16:be+the
20:belong 17:belong+to -60:besides=0 -30:besides=2 -19:besides=3 20:best 27:best+bettor -10:best+trader -13:bett+_ 27:bettor 27:bettor+on 35:between 24:between+two -39:big -37:big+dao -31:biggest
-21:biggest+coin -15:biggest+hack 12:biggest+transfer 21:block 42:block+$ 21:block+please -29:block+wa 43:block<evmAddress 46:block<evmHash 46:block<hex 14:book -15:book+for 25:book+on -10:boost
-28:bos -10:bos+$ -25:bos+want 12:both 18:both+sid 16:bought+$ 12:bridge+today 13:but 11:but+only 12:buy -12:by+24h -16:by+_ 20:by+how 28:by+market -12:by+open 48:by+the -19:by+trust -27:by+volume
13:call 12:call+getrounddata 14:call-own=0 90:call-own=1 49:call-own=2 -25:call-own=3 -83:call-own=4 -13:call=check_phishing_site 51:call=check_token_safety -15:call=convert_units
-11:call=decode_selector 22:call=encode_abi -11:call=get_boosted_tokens -10:call=get_btc_block 22:call=get_btc_fees -13:call=get_btc_mempool -18:call=get_categories 27:call=get_chain_fees
16:call=get_chain_stats 61:call=get_chain_tvl_history -16:call=get_coin_historical_chart -18:call=get_coin_history 28:call=get_coin_tickers 44:call=get_coins_index -11:call=get_coins_list
73:call=get_coins_market_data 16:call=get_contract_bytecode 14:call=get_defi_protocol -12:call=get_derivatives_exchanges 16:call=get_derivatives_tickers -37:call=get_dex_volume 24:call=get_dex_volumes
-12:call=get_dexes 12:call=get_entities_list 11:call=get_exchange_markets 17:call=get_exchange_tickers 12:call=get_exchange_time -16:call=get_exchanges -20:call=get_exchanges_list
-14:call=get_fear_greed 26:call=get_fees_overview -32:call=get_gas_overview -57:call=get_global_stats -20:call=get_hacks -13:call=get_historical_prices 20:call=get_jup_quote
-37:call=get_kalshi_exchange_status 29:call=get_logs 17:call=get_new_pools -14:call=get_nft_by_contract 39:call=get_nft_security 15:call=get_nft_tickers -15:call=get_nfts
11:call=get_open_interest_overview -18:call=get_options_overview -18:call=get_orderbook 43:call=get_perp_funding_history 17:call=get_perp_mids 29:call=get_perp_orderbook
14:call=get_polymarket_leaderboard -20:call=get_price 24:call=get_price_chart 30:call=get_price_percentage_change -24:call=get_protocol_tvl -14:call=get_raises 23:call=get_recently_updated_tokens
-40:call=get_stablecoin -11:call=get_stablecoin_chains 41:call=get_stablecoin_charts_global -15:call=get_stablecoin_prices -31:call=get_stablecoins 43:call=get_storage_at
-17:call=get_sui_token_security -12:call=get_supported_currencies -10:call=get_token_holders -11:call=get_token_pairs 21:call=get_token_price 12:call=get_treasuries
-11:call=get_treasury_transaction_history -25:call=get_trending -11:call=get_wallet_portfolio -33:call=get_yield_pools 22:call=list_kalshi_events -35:call=list_kalshi_markets
31:call=list_polymarket_markets 10:call=list_prediction_events 24:call=list_prediction_markets 12:call=list_pyth_feeds -30:call=look_up_chain -17:call=look_up_token 10:call=search_all
28:call=search_chain -19:call=search_dex_pairs -22:call=search_polymarket -22:call=search_pools 34:call=search_solana_assets 16:call=search_solana_tokens 30:calldata 23:calldata+for -60:calls=1
-55:calls=2 -16:can+anyone 10:can+t -11:candl+of 19:candl+on 24:cap 32:cap+$ -11:cap+and 16:cap+of -24:category 20:category=defi_protocol 33:category=market_data -71:category=network_infrastructure
-45:category=nft_analytics -40:category=onchain_dex -63:category=portfolio_wallet -31:category=prediction_markets -29:category=search_discovery 16:cent 10:cent+$ -46:chain -13:chain+? 14:chain+_
10:chain+by -14:chain+develop -15:chain+have -23:chain+to -26:chanc -27:chanc+for 15:chart 17:chart+the 15:cheapest+, -24:cheapest+chain 10:check+, 10:check+the 23:circulat 16:circulat+supp
-22:circulation -22:circulation+on 19:clos 13:clos+bet -14:club -13:club+want -107:coin 15:coin+$ -23:coin+by -10:coin+category -21:coin+first -29:coin+gain -12:coin+id -26:coin+lost -12:coin+with
18:coinId<chain 25:coinId<exchange -46:coinId<fiat 43:coinId<namesake -19:coinId<series -35:coinId<time -23:coinSymbol<chain 75:coinSymbol<coin -13:coinSymbol<count 36:coinSymbol<exchange
34:coinSymbol<name 36:coinSymbol<protocol -23:coinSymbol<series 61:coinSymbol<time -44:coingecko -12:coingecko+$ -15:coingecko+ha 25:collection -14:collection+_ -19:collection+by
16:collection+cheapest 18:collection+floor -11:collection+have 30:collection+on 20:collection<coin -33:collection<collection 23:collection<fiat 23:collection<series 33:com 36:com+out -16:company
-27:company+to 10:compare 11:compare+it 31:contract 25:contract+on -11:contract+that -48:convert -53:convert+_ 10:cost+? -18:cost+on 15:cost+there -12:could -10:cov 16:create 16:create+? 36:creator
34:creator+$ -26:crypto -36:currency -17:currency+of -50:current -70:current+_ 10:current+pric -28:cut -20:cut+rat -13:dao 15:dao+hold -37:dao+worth 25:dat 14:dat+$ -34:day -29:day+, 14:day+over
-18:day<coin -14:day<fiat -13:day<series -18:day<time -21:days<exchange 22:days<fiat 19:days<series -17:days<time -27:decemb -24:decemb+$ 11:decid -13:deepest -17:deepest+_ -43:defi -31:defi+share
25:deploy 16:deploy+with 10:deposit -13:derivativ -15:derivativ+exchang -44:develop -17:develop+_ -20:develop+since -31:dex -24:dex+$ 14:dex+on -18:dex+pair 11:dex+run 47:did -32:did+_ -13:did+bett
16:did+i 29:did+the 14:did+we -13:different -14:different+chain 13:dilut 12:dilut+value 11:do 23:do+against -18:do+in -10:do+people 17:do+they 30:doe -26:doe+_ -22:doe+a 44:doe+he 15:doe+our
-11:doe+pyth 15:doe+send -16:dominance -22:each+chain 21:earn 19:earn+the -18:election -26:election+with 13:end 19:even 19:even+$ 14:event+belong 14:event+of 13:ever 17:every -14:everybody
-18:everybody+search -56:exchang -25:exchang+by -15:exchang+that -12:exchange -20:exchange+$ -42:exchange+at 11:exchange+trustworthy 19:exchange+turn -26:exchange<coin -19:exchange<count
-14:exchange<exchange -16:exchange<number -24:exchange<pair 22:exchangeId<coin 22:exchangeId<fiat 22:exchangeId<series -17:exist+$ 17:exist+of 25:explor -16:explor+$ 47:explor+of -18:far 13:favourite
13:favourite+chain 20:fee -24:fee+_ 17:fee+doe 27:fee+on 12:fee+v -17:feed -16:feed+_ 13:feed+at -28:feed+doe 15:feed+for 15:feed+id -52:fiat<coin -14:fiat<count -31:fiat<fiat 18:fiat<namesake
-12:fiat<series -17:fiat<time 71:field=0 47:field=1 18:field=2 -30:find -15:find+dex 15:firm 11:firm+_ -21:first -21:first+. 11:fiscal 11:fiscal+year -15:floor -12:floor+$ 19:floor+in -13:floor+of
52:for 68:for+_ 18:for+a -15:for+an -16:for+feed 47:for+me -18:for+on -36:for+our -20:for+pippin 14:for+that 18:french 18:french+guy 54:from 15:from+_ 13:from+a 20:from+the 13:ful 13:ful+dilut
-14:function 40:fund 44:fund+_ -26:ga -27:ga+$ -10:ga+price 11:ga+used -37:gain -12:gain+_ 12:gain+since -35:gain+the 15:get+into -12:get+me 39:getlog 39:getlog+for 12:getrounddata 12:getrounddata+on
-31:global -31:global+defi 12:goe 10:goe+out 16:gone 16:gone+up -12:group -11:group+won 21:guy 18:guy+with 17:ha -15:ha+$ 12:ha+, 19:ha+it 18:ha+open -11:ha+topic -15:hack+of 37:hash 13:hash+i
12:hash+it 10:hash+my -11:hash<namesake -16:hashrate -17:hashrate+of 12:have -23:have+? 15:have+a 11:have+i 12:have+my -28:have+the 77:he 18:he+ha 44:he+hold 12:here 11:here+$ -33:hex<hex -11:high
-10:high+floor -58:highest -25:highest+fee -20:highest+floor 66:hold 13:hold+$ 41:hold+any 13:hold+it 10:hold+the -21:holder<holder 31:honeypot 10:honeypot+check 25:honeypot+or -17:how+far -28:how+ha
-22:how+large 15:how+many 42:how+much 39:i -82:i+_ -16:i+a 11:i+bought 12:i+can -10:i+everybody 15:i+get 19:i+have 10:i+hold 14:i+left -18:i+m -11:i+most 43:i+my 12:i+pay 15:i+provide 12:i+start
-34:i+the -14:i+there 11:i+topic0 12:i+use 10:i+watch -15:i+write -11:id 12:id+do -13:id+of 13:idk 13:idk+if 14:if 13:if+thi 20:image 16:image+and 32:in -25:in+a -22:in+circulation -24:in+decemb
11:in+it 14:in+my 15:in+our 26:in+sat 59:in+the -23:in+them -18:in+tp 19:in+volume 10:in+which 20:interest+please 11:into 16:into+the 66:it 12:it+, 42:it+? -10:it+_ 18:it+any -12:it+develop 24:it+do
-18:it+for 17:it+ha 11:it+in -28:it+on 25:it+with -15:it+worth 13:itself 10:itself+kept 12:keccak256+$ 14:keep+$ 10:kept 10:kept+, -20:know -11:know+$ -14:know+the 40:l2 34:l2+book -56:lamport
-56:lamport+to -22:large -22:large+i -21:late -26:late+$ -17:latest 18:launch 15:launch+$ -19:lay -19:lay+_ 15:lead 10:lead+and 83:lead=-1 80:lead=-2 71:lead=-3 12:lead=0 -108:lead=2 -102:lead=3
-13:leaderboard -23:least -23:least+_ 19:left 14:left+in -17:left=bitcoinHash -33:left=chain -14:left=coin 39:left=count -45:left=ens -29:left=evmAddress 29:left=evmHash -27:left=fiat -19:left=hex
-21:left=holder 14:left=maybeChain -17:left=moveType 51:left=name -27:left=namesake 45:left=number -53:left=pair -13:left=protocol -13:left=quoted -18:left=series -27:left=solanaAddress -15:left=step
-33:left=ticker -46:left=time -22:left=unit -16:left=url -17:left=venue 19:lend -12:like+$ -17:liquidity+$ 14:liquidity+on -27:list 23:list+member -19:list+of -33:list+the -38:list+them 16:list+there
25:llamaCoin<chain 52:llamaCoin<coin -33:lock -10:lock+, -23:lock+over -41:look -23:look+at -15:look+for -64:looks-up=0 43:looks-up=1 -13:looks-up=2 -23:lost -26:lost+most 14:lp -18:m -22:m+new
13:made 16:many 10:many+cent 12:many+hold 16:many+percent -35:market -12:market+$ 24:market+cap -50:market+on -21:market+today 12:market+with -14:market<step -25:market<ticker 40:me 65:me+$ 11:me+for
-12:me+on -10:me+the -19:me+to 15:mean -13:median -13:median+price 35:member 23:member+$ 13:member+of 13:meme 17:meme+, -12:mempool -12:mempool+look -29:metal -29:metal+feed 23:midpoint 24:midpoint+?
23:mine 18:mine+, -21:mint+more 17:mint+on -13:moment -20:moment+$ -34:money -18:money+late -23:money+over -39:more -20:more+of -17:more+than -103:most -27:most+_ 30:most+fee -28:most+in
-14:most+revenue -12:most+value -18:move -17:moveType<moveType 42:much -36:much+_ 35:much+com -12:much+did 12:much+doe 28:much+i -14:much+of 17:much+over 70:my 45:my+_ -33:my+bos 11:my+chain
13:my+clos 16:my+exchange 13:my+favourite -11:my+group -21:my+son -12:my+tax 10:my+text 25:nah 25:nah+? 17:name 14:name+, 60:named=false -48:named=true -17:native -17:native+currency -29:need+a
10:need+current -23:need=address -30:need=anyAddress 28:need=anything 41:need=block 33:need=coinId 75:need=coinSymbol -18:need=day -17:need=days -14:need=exchange 16:need=exchangeId 35:need=fiat
-33:need=hex -17:need=holder 45:need=llamaCoin -22:need=market -17:need=moveType -46:need=other -26:need=pair -48:need=protocol -22:need=query -25:need=signature -11:need=time -15:need=unit
-16:need=url -13:need=venue -40:needs=0 -48:needs=1 -59:needs=2 -18:network -17:network+_ -24:network+do 20:new 17:new+mint 13:new+pool -21:new+to -19:newest -11:newest+_ -16:next -10:next+block
16:next+contract -26:next+election -30:nft+collection -22:nft+market 16:nft+of 37:nft+on 24:no 12:no+$ 23:not 12:not+_ -15:now -25:now+, 18:now+at 26:numb 16:numb+_ 17:numb+in -47:odd -29:odd+$
-12:odd+on -12:odd+that 59:of -59:of+_ 18:of+a -41:of+all 17:of+both 12:of+fee -28:of+ga 21:of+mine 30:of+my 16:of+numb 25:of+one 27:of+our -25:of+protocol 37:of+that 52:of+the 17:of+them 62:on
31:on+_ 11:on+a -20:on+coingecko -10:on+dexscreen -16:on+each 45:on+it -10:on+most 16:on+my 19:on+our -14:on+right 16:on+that 20:on+the 19:on+thi 16:on+which -10:onchain 63:one 15:one+$ 11:one+?
23:one+collection -14:one+did -11:one+table 28:only 11:only+, 11:only+for -10:open+for 15:open+now -38:open-own=0 62:open-own=1 19:open-own=2 20:open-own=3 76:open-own=4 -94:open=false 77:open=true
-20:option -19:option+volume 48:or 30:or+_ 25:or+nah 13:or+no -16:or+upgrade 12:or+what 12:oth 12:oth+one -44:other<coin 41:our -14:our+club 23:our+dao 11:our+fiscal 11:our+network -29:our+show 58:out
35:out+for 19:outcome 14:outcome+? 21:over+_ -14:over+all -23:over+at 19:over+in -16:over+the -22:own=0 50:own=2 44:own=3 45:own=4 33:paid 34:paid+$ 12:pair 16:pair+are -26:pair+for -26:pair<coin
-19:pair<count -26:pair<exchange -16:pair<number -24:pair<pair -41:paus -41:paus+$ 12:pay+in -17:pay+more -12:people -10:people+on 27:per 32:per+hour 16:percent 15:percent+ha -31:perp -36:perp+$
-11:perp+dex 23:perp+there -12:phish -46:pippin -20:pippin+$ -24:pippin+pool 14:pl 25:pl+, -16:pl+list 16:plain 16:plain+create 71:please 49:please+$ 28:please+, -15:please+tell -11:pool 15:pool+,
-14:pool+_ -17:pool+with -28:preciou -28:preciou+metal 12:pric 15:pric+for -25:price+$ -11:price+, -25:price+? 12:price+feed -17:price+for 24:price+in 15:price+on 19:price+please 23:print 23:print+in
-12:profil 18:profit 13:profit+of 12:project 10:project+itself -11:project+with -37:protocol -11:protocol+$ 19:protocol+earn -18:protocol+that -25:protocol+with -25:protocol<coin 11:protocol<count
-27:protocol<exchange 19:protocol<name 11:protocol<number -46:protocol<protocol 11:protocol<time 15:provide 14:provide+liquidity 11:purchas+of -16:pyth -11:pyth+have -13:query<chain 12:query<count
16:query<name 11:query<number -13:query<protocol 10:question 10:question+user -26:quot -22:quot+in 24:quote 24:quote+for -30:rais -20:rais+money 34:rank 35:rank+by -18:rat -16:rat+in -27:rate+_
23:rate+of 13:rate+right 53:read 44:read+storage -24:recent 15:reserve 12:reserve+of -12:return -13:return+$ -13:revenue -18:revenue+$ 13:reward 17:rugcheck+score 11:run+and 11:run+there -10:safe+and
13:safe+on 47:same 34:same+creator 12:same+tick 19:sat 24:sat+? 12:sav 12:sav+$ -19:score+$ 18:score+for -24:search+$ -24:search+_ -18:search+for 12:search+on 44:search+the 16:see 14:see+the
24:selector+$ 10:sell+, -27:sell+any 23:sell+tax -10:send 11:send+_ -23:send+money 25:sery 14:sery+, 14:sery+please 14:settl+event -12:settl+on 11:shar -17:share -17:share+of -29:show+$ 18:sid
12:sid+$ -25:signature<signature 56:since 29:since+_ 26:since+i 17:since+launch -14:since+the 11:sise -10:slide -10:slide+of -14:slot 46:slot+_ -70:slot+time -24:solanaAddress<chain
17:solanaAddress<coin 20:solanaAddress<number -19:solanaAddress<solanaAddress -21:son -21:son+told 17:spam 15:spam+token -13:spread -14:spread+over 18:stable -31:stablecoin -10:stablecoin+by
-16:stablecoin+market -11:stablecoin+per -11:stablecoin+supp 17:stablecoin+there -14:start+_ 12:start+sav -23:statu -23:statu+of -15:step<chain -15:step<count -15:step<series 17:step<time 43:still
18:stock 11:stock+, -11:stop -11:stop+talk 44:storage 46:storage+slot 13:str 11:str+$ 51:strange=0 37:strange=1 40:strange=2 11:strange=3 -62:strangers=0 -29:subject=false -58:subject=true 17:supp+$
10:supp+, -19:supp+of 10:t+sell -11:t+stop -11:table -11:table+$ -62:takes=1 -50:takes=2 -35:takes=3 13:tax 20:tax+? -13:tax+return 19:text -14:than -16:than+_ 67:that 29:that+_ 32:that+afternoon
14:that+chain -17:that+coingecko -15:that+i 10:that+name -17:that+pay -18:that+rais 13:that+stock 71:that+time -27:that+trade 63:the -54:the+_ 17:the+addres 18:the+best -38:the+big -20:the+biggest
36:the+block 15:the+bridge -25:the+cheapest 18:the+coin 29:the+collection -11:the+company 11:the+contract -13:the+deepest -14:the+different -20:the+exchang 48:the+explor 15:the+feed 14:the+firm
18:the+french -52:the+highest 11:the+last -16:the+lay 10:the+lead 11:the+lend -26:the+list -10:the+moment 10:the+money -33:the+most 14:the+name -17:the+native 23:the+new -17:the+newest -21:the+next
-15:the+nft 14:the+numb 12:the+oth 15:the+pair 10:the+perp 11:the+pool -34:the+price 15:the+project 34:the+same 25:the+selector 16:the+sery -10:the+slide -11:the+token -17:the+total -18:the+treasury
15:the+verify 18:the+win 20:the+yield 33:their+_ -11:their+id -26:their+odd -45:them -40:them+$ -17:them+that 90:there 54:there+$ 29:there+, -18:there+any 12:there+are 15:there+right 23:they
-21:they+? -12:they+gain 14:they+have 33:they+paid 50:thi 16:thi+_ -21:thi+and 11:thi+dex 13:thi+hash -23:thi+hour 35:tick 18:tick+from 11:tick+on 13:ticker 21:time 13:time+$ 21:time+of -11:time<chain
-11:time<coin -17:time<time -21:to -51:to+_ -21:to+look 18:to+see -26:to+sell -23:to+send 15:to+the -21:to+thi -40:today -23:today+$ -12:today+, -13:togeth -12:togeth+$ 15:token 19:token+$ -45:token+_
-11:token+are -10:token+call 12:token+doe -13:token+on 23:token+with -15:told -21:told+me -34:topic -29:topic+for 43:topic0 11:topic0+here 39:topic0+transf -13:total 12:total+supp -22:total+value
-19:tp -19:tp+now 45:trad -17:trad+? -11:trad+now 27:trad+of 22:trad+on -34:trade -27:trade+on -13:trade+per -11:trader -11:trader+on 16:trait 16:trait+of 16:transaction 14:transaction+did 23:transf
39:transf+, 22:transfer 12:transfer+on 19:treasury 12:treasury+keep -36:treasury+of 33:treasury+worth -13:trend -11:trend+right -22:trust -19:trust+score 12:trustworthy 12:trustworthy+$ 20:turn
19:turn+over 42:tvl -17:tvl+$ -17:tvl+, 73:tvl+at 29:two 26:two+dat 10:unclaim 10:unclaim+reward 15:unconfirm 18:unconfirm+_ 11:und 11:und+what -15:unit<number -15:unit<unit -13:up -18:up+and
15:up+since -16:upgrade -16:upgrade+it -16:url<url 15:use 13:use+, 12:used 10:used+in 10:user 10:user+fee 17:v 10:v+. -29:v+_ 33:v+what -18:value 12:value+$ -34:value+lock -16:venue<ticker 12:verify
12:verify+by 15:verify+one -41:volume -11:volume+, -14:volume+today 17:wa -20:wa+_ -16:wa+it 19:wa+the 28:wallet -10:want -23:want+the 10:watch 13:we 14:we+send 14:whale 10:whale+trad 30:what
12:what+, -32:what+_ -18:what+are -15:what+can 36:what+did -21:what+doe -11:what+function 18:what+he -61:what+i 11:what+id -12:what+one 46:what+rank -12:what+settl 37:what+the 31:what+their
33:what+they 16:what+will 32:when 15:when+wa -18:where+the -22:which -21:which+are -28:which+block -11:which+chain -48:which+coin 18:which+i 14:which+market 11:which+of -12:which+one 10:which+outcome
24:which+pair 12:which+pool -28:which+preciou 33:which+protocol 14:which+settl 12:which+share 29:who 74:whole-own=0 54:whole-own=1 42:whole-own=2 -45:whole-own=4 12:why 10:why+$ 21:will 16:will+be
18:win 18:win+, 23:with+_ 18:with+all -15:with+amount -23:with+at 12:with+keccak256 16:with+plain 14:with+profit 12:with+same 10:with+that -25:with+the -32:with+their -11:won+t -33:words=0 49:words=1
28:words=3 12:words=4 47:words=5 65:words=6 -38:worth+, -15:worth+on 33:worth+v -15:write -15:write+$ 11:ye -16:year+$ 12:yield 14:yield+per 13:you+have -18:you+know`,
  ours: `-13:!+$ 20:* 55:,+_ 15:,+and 15:,+for 30:,+i -28:,+it -22:,+long 17:,+sold 28:,+the 19:,+what 15:,+where -13:,+whom -13:,+you 27:.+$ 16:.+_ 12:.+i 19:<block> 42:<chain> 20:<coin> -13:<commodity>
45:<count> -20:<evmAddress> 11:<evmHash> 11:<exchange> 31:<fiat> 10:<hex> -82:<holder> -54:<name> 52:<namesake> 24:<number> 25:<series> 22:<signature> 37:<step> 24:<unit> 64:<venue> 82:?+$ 31:?+?
17:?+_ -11:?+i 15:?+it 14:?+my 17:^+_ -19:^+am -49:^+apple -18:^+are -46:^+balance 17:^+biggest -23:^+can -14:^+capacity 11:^+chart -11:^+cheapest 47:^+check 14:^+convert -12:^+could -11:^+current
13:^+dai 10:^+decode -10:^+difference -22:^+dividend -26:^+do 10:^+doe -13:^+explain 11:^+find 19:^+floor 10:^+for -12:^+github -15:^+governance 52:^+ha -20:^+hash -13:^+help 11:^+historical -22:^+how
22:^+i 12:^+identify -16:^+imp 15:^+keccak -27:^+latest -20:^+lawyer -20:^+lightn -47:^+liquidation 13:^+list -17:^+long -40:^+make 13:^+mean -23:^+mev 12:^+midpoint -11:^+mortgage -24:^+my 22:^+need
-22:^+next -13:^+nft 14:^+on -40:^+presale 29:^+price 18:^+read -19:^+refund 12:^+reserve -26:^+result 16:^+search 25:^+show -16:^+sise -12:^+slash 13:^+someone 11:^+spread 13:^+statu -45:^+telegram
-13:^+thank -37:^+the -17:^+total 10:^+turn 14:^+tvl -30:^+twitt 27:^+unpack 15:^+verify 15:^+volume 42:^+wa -24:^+what -32:^+when -48:^+where 17:^+which -27:_+$ 46:_+, 45:_+? -31:_+airdrop
13:_+already 22:_+and 14:_+at 12:_+back -15:_+bank 20:_+close -11:_+cost -13:_+custom -10:_+dao 19:_+deposit 25:_+do -31:_+eligible -19:_+entry 38:_+for -14:_+futur -54:_+governance -58:_+have 19:_+i
-12:_+in -15:_+ledg -14:_+lightn -17:_+mil 49:_+of 32:_+on -16:_+option 12:_+pl 14:_+podcast 14:_+price -12:_+repo 11:_+return -55:_+tim -18:_+today -35:_+transaction -22:_+upgrade -25:_+wallet
11:_+whale 27:a -71:a+_ -16:a+beginn -13:a+divorce -40:a+logo -10:a+pint -14:a+shirt 18:a+str 21:about 13:about+$ 31:account 17:account+drain -12:activity -12:activity+of
-24:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-24:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+$ 49:addres 10:afternoon 10:afternoon+, 11:aggregator 11:aggregator+$ -65:airdrop
-31:airdrop+$ -42:airdrop+for 48:all 11:all+time -19:allow -19:allow+to 21:already 11:already+? -17:am+i -12:america -12:america+$ 13:an -40:an+airdrop 25:an+encod 15:an+event 64:and 15:and+_
18:and+how -26:and+i -24:and+proof -13:answer -13:answer+$ 11:any+_ -24:any+job -18:anything<coin -23:app+of -86:apple -39:apple+$ -49:apple+stock 29:are 16:are+sitt 25:are+the -13:are+there
-19:are+wait 13:ask -25:at+my -28:at+the 20:ath 17:ath+i 20:back 11:back+when 14:backer 14:backer+of 10:bad 21:bag 17:bag+$ 44:bal 44:bal+$ -38:balance -61:balance+of -48:bank -10:bank+block
-15:bank+fee -23:bank+say 12:barb 27:be 17:before -16:beginn -16:beginn+get 20:below 17:below+ath 12:besides=-1 -12:besides=0 34:besides=1 -42:best -16:best+$ 13:best+bid -25:best+hardware -11:best+in
39:bet 20:bet+stand 20:bett 18:bett+_ -24:between+proof 22:bid 17:big 14:big+i 21:biggest 14:biggest+stak -13:bill -13:bill+look 12:blacklist 13:blacklist+$ 28:block 27:book 11:book+on -16:bot
-23:bot+profit 17:both 16:bought+_ -24:bought+our 20:bridge 11:bridge+i -14:broth -13:broth+, 15:busy 13:buy -17:buy+$ 62:by 21:by+now 28:byt 25:byt+for 11:call 13:call-own=0 47:call-own=2
-24:call-own=4 11:call=get_coins_market_data -11:call=get_exchange_time -26:call=get_gainers_losers -51:call=get_global_stats 10:call=get_price_chart 30:call=get_token_price
-28:call=get_treasury_transaction_history -12:call=get_trending 13:call=hash_keccak256 -25:call=list_pyth_feeds -40:call=resolve_entity 25:calls=2 -11:calory -48:can+you 12:candl 14:cap -34:capacity
-10:capacity+in -14:capacity+of -51:capital -15:capital+gain -38:capital+of -24:car -19:car+we -10:card -10:card+$ -21:cash -21:cash+in -15:cat -15:cat+$ 20:category=defi_protocol
19:category=market_data 16:category=network_infrastructure 21:category=onchain_dex -53:category=search_discovery -10:category=token_contract 44:chain 24:chart 24:cheap 25:cheap+in 64:check 44:check+my
-25:china -25:china+$ 13:claim 12:clipboard 12:clipboard+$ 35:close 19:close+at 16:close+to -22:coca -22:coca+cola 14:code -25:coin+$ -21:coin+_ 12:coin+of 18:coingecko 11:coingecko+id -22:cola
-22:cola+? 20:cold 21:cold+storage 32:collection -34:commit -12:commit+activity -20:commit+did 16:company 12:compare -24:comput -24:comput+$ 19:conf 19:conf+doe -29:conference -31:conference+in
18:confirmation 18:confirmation+doe 10:connect 42:contract 14:convert 14:convert+what 12:copy -26:cost+$ 17:cost+when -13:could+you 13:counterparty 12:counterparty+wallet -10:credit -18:credit+score
-83:crypto -11:crypto+$ -20:crypto+fraud -30:crypto+gain -30:crypto+news -10:current+snapshot -13:custom+service 15:dai -24:dao -29:dao+$ 24:dapp 14:dapp+from -26:dat -40:dat+of 13:data -15:date
-19:date+$ 18:daught 15:daught+won -16:day -34:day+$ 12:day+we -14:declare -14:declare+crypto 14:decode 14:deploy 61:deposit 12:deposit+, 19:deposit+have 13:deposit+i 19:dev 25:dex 15:dexscreen 36:did
32:did+_ 18:did+bett -29:did+google -11:did+i 27:did+it 22:did+that 40:did+the -30:did+they -17:did+vitalik -23:did+we -24:difference -24:difference+between -22:dividend -22:dividend+yield -13:divorce
-13:divorce+, -37:do -28:do+, -29:do+i -22:do+with 23:doe -48:doe+_ -22:doe+a 26:doe+it 16:doe+my 14:doe+thi 15:down 18:drain 20:drain+$ -37:drop -37:drop+$ 17:drunk 17:drunk+$ 13:each -10:earn
-27:earn+_ 12:earn+with -16:earth -16:earth+$ 18:eden 14:eden+v -14:electricity -72:eligible -72:eligible+for 35:employ 14:employ+bought 11:empty 18:en 28:encod 25:encod+payload 26:end 21:end+of
-13:ent+$ -17:entry -19:entry+queue -20:error -23:error+_ -36:etf -12:etf+inflow -22:etf+take 32:event 16:event+topic 11:ever 15:every 14:exchange -29:exchange+hir -11:exchange<exchange -11:explain
-13:explain+zero 11:exploit 20:explor 14:explor+of 12:fail 20:far+below -26:far+i 15:farm 28:fee -15:fee+$ 11:feed -74:field=0 46:field=1 78:field=2 48:field=3 -17:fill -21:fill+in -12:find
-28:find+the 17:first 19:fiscal 19:fiscal+year -12:fish -12:fish+$ 16:flagg 12:flagg+$ -27:flight -13:flight+of 43:floor 14:floor+on -21:flow -21:flow+into 19:follow 17:follow+sentence -61:follower
-22:follower+doe -30:follower+of 30:for -12:for+$ -20:for+crypto 17:for+me -19:for+my -39:forgot -39:forgot+my -15:found+private -20:fraud -20:fraud+near 15:friend 68:from 22:from+_ 13:from+a
14:from+him 27:from+the 13:function 36:fund -13:futur -14:futur+$ -44:gain -14:gain+$ -13:gain+in -15:gain+tax -30:game -30:game+_ -41:germany -41:germany+$ 12:get -16:get+$ 17:get+redeem -34:github
-34:github+commit 19:give 16:go -12:go+to -15:good -28:google -29:google+earn 25:got 14:got+from -68:governance -26:governance+proposal -15:governance+vot -26:governance+vote 16:government
15:government+i -16:gpu -16:gpu+min -12:grandfath -12:grandfath+arrive -13:grandmoth -13:grandmoth+$ 12:grandson -13:great -13:great+! -45:group -45:group+of 15:guy 69:ha 10:ha+it 18:ha+my 38:ha+the
-14:hack -29:hack+and 18:had -41:hardware -41:hardware+wallet -44:hash+rate 17:hash+the 48:have -52:have+$ 25:have+an -14:have+at 21:have+by 20:have+left 17:have+lol -28:have+to 18:he -29:he+in
-39:help -37:help+me 15:hi 15:him 14:him+into -29:hir -29:hir+$ 14:historical 11:historical+deposit 17:history 48:hold 21:hold+$ 17:holder -28:holder<holder -13:homework -13:homework+integral
-11:horoscope 23:hour 14:hour+$ -13:house -13:house+$ 11:how 15:how+big 23:how+did -20:how+do -15:how+i -18:how+many 36:how+much -23:how+old 21:i -84:i+_ 14:i+am 12:i+bought 14:i+close 12:i+earn
-37:i+eligible -39:i+forgot 16:i+got 40:i+have -28:i+he 21:i+in 27:i+inside 15:i+live 11:i+m 15:i+made 29:i+my -15:i+name -13:i+not -10:i+on -13:i+owe 13:i+own -30:i+put -11:i+reset -18:i+slow
-17:i+sold 20:i+start 21:i+still -28:i+stuck 17:i+that -37:i+the -37:i+there 57:i+thi 15:i+use -15:i+vote -28:id+verification 16:identify 12:identify+the 26:if 11:if+i -16:imp -16:imp+volatility 17:in
17:in+$ -36:in+_ -12:in+america -25:in+china -11:in+crypto -41:in+germany -10:in+london 23:in+my -29:in+prison 28:in+spr 48:in+the -12:inflow -12:inflow+today 28:inside 25:inside+$ -13:integral
-13:integral+of 10:interest 13:into 26:into+_ -20:into+the 13:issu 82:it 53:it+$ 12:it+? 25:it+cheap 14:it+have 19:it+i -37:it+legal -29:it+wa -13:jewell -13:jewell+$ -23:job 17:job+$ -29:job+at
-11:job+pay 21:keccak 15:keccak+of 11:keccak256 22:keep 10:keep+on -30:key -31:key+$ -13:kilometr -13:kilometr+$ 14:know -13:knowledge -13:knowledge+proof 27:l2 15:lamport 10:lamport+into -28:landlord
-19:landlord+allow -13:last+seen -54:latest -26:latest+_ -30:latest+crypto 11:launch -20:lawyer -20:lawyer+for 39:lead=-2 61:lead=-3 -43:lead=0 -11:lead=1 -40:lead=2 -24:leave -27:leave+$ -16:ledg
-11:ledg+pin 34:left 13:left=count -28:left=holder 12:left=name 21:left=number -16:left=series 11:left=venue -44:legal -37:legal+to 16:lend 11:lett 11:level -15:life -15:life+$ -34:lightn
-34:lightn+network 13:like 10:link 11:liq 14:liquidat -58:liquidation -74:liquidation+_ 13:liquidity 43:list 15:live+und 21:llamaCoin<coin 22:lock 14:log -40:logo -40:logo+for 23:lol 17:lol+,
-10:london -10:london+$ -48:long -32:long+short -22:long+v 13:look 14:looks-up=1 11:lose 26:lp 11:lp+lock 11:m 28:made 15:made+_ 18:magic 18:magic+eden -44:make -18:make+$ -40:make+me -17:many
24:many+_ 19:many+conf 18:many+confirmation -32:many+follower -20:many+github 17:many+pengu -27:many+people 20:many+sat -79:many+validator 50:market 14:market+cap -13:math -13:math+homework 17:me
16:me+_ -31:me+a -21:me+fill 20:me+the -13:me+with 33:mean 13:mean+$ 13:mean+of 13:memecoin 12:met 13:met+$ -23:mev -23:mev+bot 12:midpoint -17:mil -13:mil+to -16:min+best 16:mine 26:mint -14:moment+?
15:money -26:moon -26:moon+$ 14:morn -19:mortgage -19:mortgage+rat 31:mov 11:mov+house 15:move 36:much 23:much+_ 14:much+do -18:much+doe -21:much+flow 18:multisig 12:multisig+$ 21:my 56:my+_
18:my+account 21:my+bag 44:my+bal -35:my+bank 12:my+barb 24:my+bet -14:my+broth -15:my+capital -10:my+card -15:my+cat 12:my+clipboard 11:my+coin 17:my+cold -24:my+comput -18:my+credit -13:my+crypto
17:my+daught 35:my+employ 12:my+exchange 11:my+friend -12:my+grandfath -13:my+grandmoth 12:my+grandson -28:my+id -13:my+jewell 17:my+job -31:my+key 10:my+lamport -28:my+landlord 12:my+market
-13:my+math 11:my+nephew -11:my+office -19:my+ord -29:my+package 11:my+payment -27:my+paypal 11:my+phantom -35:my+phone 10:my+realis -27:my+screen 16:my+sentence -13:my+sist 14:my+stable -18:my+tax
-12:my+team -27:my+token -13:my+wife 17:my+winn 18:name 11:name+$ -13:name+my 21:named=false 13:named=true 13:namehash 12:namehash+for -20:near -20:near+me 36:need 14:need=address -11:need=exchange
-12:need=fiat -28:need=holder 21:need=llamaCoin 16:need=query 19:needs=0 -13:needs=1 21:needs=2 11:nephew -11:network+$ -20:network+capacity -20:new -38:new+coin -33:news -30:news+please -48:next
-22:next+_ -31:next+conference 22:nft 15:nft+my -14:nft+to 28:no 13:no+pay -13:not+answer 12:noth 11:notional 48:now 20:now+$ 16:numb 23:odd 19:of -42:of+_ -23:of+a 18:of+an -30:of+apple 10:of+both
-22:of+coca 10:of+my 44:of+our -15:of+rhb9cjawyb4rj91vrwn96dkukg4bwdtyth -24:of+stake 20:of+that 30:of+the 18:of+thi -24:of+work -13:of+x -11:office+$ -34:old -24:old+house -23:old+i 64:on 69:on+_
13:on+it 14:on+magic -13:on+my 13:on+no -17:on+stak -13:on+time -30:on+tv 13:on+which 50:one 12:one+$ -12:online -13:online+$ 29:only -15:open+at -111:open-own=0 14:open-own=2 59:open-own=4
-22:open=false 16:open=none 28:open=true 68:or 11:or+i 17:ord+book -19:ord+please 10:oth 54:our 12:our+dao 19:our+fiscal -24:our+old 29:out 13:output 10:over -13:owe -13:owe+on 14:own -90:own=0
-62:own=1 -13:own=2 20:own=3 60:own=4 -29:package -29:package+do 11:page 28:pair 14:pap -15:party -15:party+should 13:pay+$ -11:pay+best -17:pay+tax 25:payload 25:payload+, 20:payment -27:paypal
-27:paypal+$ 17:pengu 17:pengu+do -20:people -13:people+use -16:per -34:per+day 10:per+hour 11:phantom -35:phone -13:phone+bill -18:phone+i -39:pin -39:pin+, -10:pint -10:pint+in 30:pl 16:pl+$
15:platform 31:please 11:please+, -15:please+prepare 27:pnl 16:podcast 16:podcast+$ 59:pool 12:pool+i -24:pope -24:pope+$ 11:position -15:prepare -15:prepare+my -40:presale -40:presale+dat -14:price
-42:price+$ -54:price+of 13:price+rn -16:print -14:print+on -29:prison -29:prison+$ -15:private -15:private+life -14:profit -19:profit+on -29:project -16:project+$ -22:project+have -32:proof
-19:proof+of -13:proof+to -39:proposal -26:proposal+$ -10:proposal+of -24:protocol+$ 12:pull -14:put -31:put+my 16:question 15:question+$ -19:queue -19:queue+$ -13:rain -13:rain+at -18:rat
-11:rat+today -31:rate -42:rate+of -32:ratio -14:ratio+for 23:read 12:read+storage 11:real 15:realis 12:realis+pnl -16:recipe 19:redeem 17:redeem+$ -24:refund -24:refund+for -12:repo -12:repo+_
12:reserve 11:reserve+of -11:reset -11:reset+it 13:resolve -25:result -26:result+_ -24:return -21:return+? -15:return+_ 11:return+there 13:revenue -14:reward -17:reward+in
-15:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth -15:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth+on 13:right 13:right+now 22:rn 15:rn+$ 18:safe 21:sat 20:sat+are -13:satoshi+last -23:say+error -12:school -12:school+open
-29:score -18:score+$ -18:score+of -27:screen -27:screen+$ 16:search -17:see -27:see+my -13:seen -13:seen+online 11:selector -25:sell+the -12:sent -29:sent+_ 11:sent+me 39:sentence 39:sentence+$
-13:service+i 16:set 16:set+verify 16:sha 16:sha+of 25:shar 17:shar+get -24:share -30:share+price -14:shirt -14:shirt+$ -34:short -15:short+$ -32:short+ratio -35:should -16:should+a -37:should+i
47:show 11:sid+$ 11:side 35:sign 11:signature 41:since 10:since+_ -15:sise -15:sise+of -13:sist -13:sist+wedd 11:sit 22:sitt 22:sitt+in -12:slash -12:slash+validator 20:slot 11:slot+_ -18:slow
-18:slow+$ -11:snapshot -10:snapshot+proposal 16:so -25:sofa -25:sofa+$ -12:sold -15:sold+$ 18:some -21:some+coin 17:some+when 13:someone 14:source 15:spend -45:spot -21:spot+_ -32:spot+etf 29:spr
25:spr+$ 14:spread 11:spread+on 22:stable 17:stablecoin 20:stak 12:stak+$ 14:stak+in -17:stak+reward -19:stake -24:stake+$ 23:stand 20:stand+$ 21:start 17:start+my 13:statu 14:statu+of 57:still
21:still+have -47:stock -49:stock+price 32:storage 17:storage+$ 18:str 15:str+$ 63:strange=0 -60:strange=1 -92:strange=2 -52:strange=3 10:strangers=1 -12:stuck -26:stuck+$ 16:subject=false 14:supp
19:swap 10:swap+$ -18:take -22:take+in 31:takes=0 -31:takes=1 17:takes=2 15:takes=3 -12:talk+$ -57:tax -27:tax+do -10:tax+on -38:tax+return -32:team -20:team+make -30:team+win -43:telegram
-46:telegram+group 22:tell 15:tell+me 25:text 25:th 12:th+in -13:thank -13:thank+, 90:that 17:that+_ 10:that+afternoon 43:the -47:the+_ -19:the+app 14:the+backer -24:the+balance -26:the+best
19:the+bridge 25:the+byt -38:the+capital -19:the+car 26:the+coin 12:the+contract 13:the+counterparty -26:the+dao 23:the+dapp 16:the+day 12:the+deposit 16:the+dev -15:the+difference -37:the+drop
-16:the+earth 19:the+end 11:the+exploit 14:the+explor -12:the+fish -13:the+flight 12:the+floor 17:the+follow -15:the+found -30:the+game 16:the+government 13:the+guy -18:the+hack -26:the+latest
-14:the+long 20:the+lp 16:the+market 10:the+min -26:the+moon 13:the+multisig 21:the+name 16:the+network -31:the+new -31:the+next 19:the+nft 14:the+odd 15:the+pair 25:the+pool -24:the+pope
-38:the+price -40:the+project -15:the+protocol 15:the+question -12:the+school -30:the+score 17:the+set 16:the+sha -30:the+share -25:the+sofa -45:the+spot 11:the+stak -15:the+team 13:the+th
-32:the+token -11:the+traffic -16:the+train 20:the+treasury 31:the+two -21:the+u 21:the+vault -11:the+way 25:the+yield 14:them 22:there+$ -42:there+an -23:there+any -29:they+find 102:thi 35:thi+$
11:thi+morn 11:through -55:tim -55:tim+_ -21:time+i -17:to+buy -14:to+declare -13:to+kilometr -14:to+my 11:to+on -14:to+own -16:to+pay -14:to+print -13:to+rain -16:to+use -24:today -34:today+$
29:token -68:token+$ -12:tokyo -12:tokyo+$ -29:tonight -29:tonight+$ 11:top 29:topic 15:topic+$ 10:topic+mean -21:tornado -21:tornado+cash -22:total+liquidation 37:trad 13:trade -11:traffic
-11:traffic+on -27:train -27:train+leave -41:transaction+per 22:transf 24:treasury 11:treasury+of 12:trust 14:turn 10:turn+my -30:tv -30:tv+tonight 41:tvl 22:tvl+of -17:tweet -17:tweet+today -46:twitt
-14:twitt+$ -30:twitt+follower 34:two 17:two+dat 18:two+did 25:tx -19:u -21:u+$ 17:und 15:und+$ 27:unpack 27:unpack+the 35:up -22:upgrade -22:upgrade+date -16:use -21:use+tornado -15:use+twitt 19:v+_
-22:v+short -90:validator -12:validator+_ -19:validator+are -61:validator+doe 22:vault -28:verification -28:verification+i 37:verify 17:verify+$ -11:visa -25:vitalik -17:vitalik+tweet 10:vol
-16:volatility -16:volatility+of 49:volume 24:volume+of -44:vot -26:vot+on -15:vot+open -43:vote -26:vote+at -15:vote+for 67:wa 37:wa+it 13:wa+my -13:wa+satoshi -29:wa+sent 33:wa+the -19:wait
-19:wait+in 25:wallet+$ -24:wallet+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 12:wallet+flagg -25:wallet+pin -16:wallet+should
-25:wallet+to 19:want 12:want+to -10:way -11:way+to 15:we 13:we+met 11:we+mov -25:we+sell -19:we+sold -13:wedd -13:wedd+$ 12:went -13:were+great 25:whale 13:whale+buy 19:what 11:what+are -23:what+can
18:what+do 34:what+doe -10:what+i 11:what+it -33:what+now -15:what+should -13:what+tax -65:what+the -20:what+time 11:what+token 16:what+wa 16:what+would 37:when -12:when+do 17:when+drunk -11:when+i
11:when+we -23:where+did 15:where+my 42:which 11:which+chain -16:which+gpu -16:which+hardware -11:which+job 21:which+of -15:which+party 21:who 14:who+are -24:who+bought 10:who+own -26:who+vot
17:whole-own=0 -20:whole-own=1 17:whole-own=3 52:whole-own=4 -13:whom+do -13:wife -13:wife+want -27:win -19:win+_ 17:winn 17:winn+shar 42:with -32:with+my 12:with+stak 12:withdrawal 21:won 15:won+$
41:words=0 -27:words=1 -44:words=2 -41:words=3 38:words=4 66:words=5 78:words=6 -30:work -24:work+and 27:worth 12:worth+$ 27:would 14:would+_ -13:x -13:x+_ 28:ye 23:year 21:year+$ 17:yet
11:yield+aggregator -18:yield+of -59:you -24:you+do -21:you+help -26:you+see -12:you+talk -13:you+were -13:zero+knowledge`,
};
