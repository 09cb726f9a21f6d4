// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `32:* 12:,+24h 20:,+_ 13:,+ai -14:,+all -38:,+and -14:,+any -12:,+backtest -11:,+bitte 27:,+but -22:,+by 23:,+can 17:,+check -16:,+cost 10:,+doe -22:,+domain -12:,+en -19:,+fail -19:,+for 15:,+how
-26:,+i 33:,+in -12:,+it -13:,+just -12:,+market -22:,+message -14:,+one 22:,+only -16:,+or 17:,+per -15:,+please 19:,+price -11:,+primarytype -20:,+rank -13:,+show 19:,+tell 10:,+that 22:,+the
30:,+there 14:,+to 30:,+token 52:,+topic0 -11:,+typ 21:,+verify 21:,+what -25:,+where -23:.+_ 19:.+any -11:.+could 30:.+it 11:.+list -30:.+my 26:.+no -11:.+on 11:.+safe 10:.+the 28:.+what -33:24h
-30:24h+volume -11:4byte -12:4byte+for -12:7f2c91 -12:7f2c91+. -29:<bitcoinAddress> -11:<bitcoinHash> -23:<chain> -42:<collection> -12:<commodity> 30:<count> -36:<ens> -29:<evmAddress> 17:<exchange>
-59:<hex> -40:<holder> -23:<moveType> 46:<name> -20:<number> -49:<pair> -37:<protocol> -62:<quoted> -83:<solanaAddress> -18:<solanaSignature> 47:<step> -38:<ticker> -20:<unit> -55:<url> -38:<venue>
10:?+$ 19:?+? -18:?+_ -12:?+a -11:?+acros -17:?+and 14:?+in 37:?+it 18:?+need -11:?+only 13:?+she -22:?+show -13:?+tell 22:?+the -20:?+which -12:^+4byte -20:^+_ 14:^+am -13:^+any -13:^+anyth
-12:^+base -12:^+before 11:^+bid 50:^+build 27:^+by 11:^+can 12:^+chart 13:^+collection 12:^+compare -20:^+compute -74:^+contract -46:^+convert 16:^+could -66:^+current -19:^+custom 23:^+depth
26:^+dex 11:^+did -18:^+do 11:^+download 22:^+event -32:^+find 25:^+floor -24:^+for 43:^+fund -25:^+ga 11:^+hash 27:^+hold -19:^+holder -16:^+how 44:^+i 16:^+idk -28:^+in -21:^+keccak256 41:^+l2
-12:^+la -15:^+latest 12:^+look 19:^+me -13:^+median 16:^+metamask 18:^+midpoint 28:^+networth -35:^+nft 35:^+on 16:^+open -18:^+option -33:^+pippin -13:^+please -11:^+pool 52:^+price 12:^+pull
13:^+put -14:^+pyth -16:^+quanto 32:^+query 49:^+read -24:^+recent 13:^+rough 33:^+rugcheck 34:^+search 13:^+show -23:^+since -11:^+someone 12:^+stablecoin -27:^+the 15:^+there 29:^+tick 26:^+time
34:^+token -12:^+total 32:^+trad 43:^+tvl 11:^+wa 24:^+what 34:^+when -36:^+where -33:_+$ -28:_+, 15:_+. -12:_+7f2c91 -23:_+? -80:_+_ -39:_+a 11:_+account -36:_+addres -16:_+adesso -23:_+at -14:_+been
25:_+block -13:_+book -31:_+by -11:_+can 40:_+candl -16:_+chain -24:_+chanc -16:_+costliest -24:_+cut 18:_+deploy -15:_+develop -13:_+dex -20:_+digest 20:_+doe -14:_+earn 15:_+even -10:_+explor
26:_+for -30:_+from -17:_+fund 47:_+getlog 30:_+give 18:_+goe 32:_+gone 17:_+ha 14:_+hash -10:_+have -23:_+hold -38:_+how -27:_+i -72:_+in -13:_+just -55:_+lamport -11:_+late 15:_+level
-48:_+liquidity -10:_+list 16:_+mainnet -22:_+move 13:_+name -19:_+need 11:_+nft -13:_+odd 24:_+of -35:_+ohlcv -34:_+on -16:_+open 11:_+ord 28:_+over -11:_+own -12:_+pair -13:_+pay -21:_+perp 20:_+pl
18:_+please -47:_+pool -12:_+por -20:_+price -39:_+px 23:_+question 25:_+quote -14:_+real -16:_+recent 19:_+route 19:_+safe -11:_+search 16:_+sery 28:_+should 14:_+sit -63:_+slot -12:_+stablecoin
-16:_+term 29:_+that 20:_+thi -15:_+to 23:_+token 20:_+told 14:_+topic 11:_+transaction 38:_+treasury -21:_+true 51:_+tvl -12:_+tx -18:_+up -40:_+what -10:_+which -21:_+with 14:_+without 22:_+worth
24:a 51:a+_ 13:a+bet -15:a+chart 10:a+collector 14:a+copy -32:a+day 23:a+list 19:a+man 23:a+new 14:a+open -24:a+price -15:a+profile -11:a+rank 14:a+raw -18:a+scam 19:a+set -20:a+tool -29:a+topic
-16:a+transaction -18:a+year -16:about+, 14:about+all 17:about+in 17:above -15:above+_ 32:above+spot -13:accept -14:accept+and 39:account 19:account+, 13:account+. 28:acros+_ -13:acros+chain
-11:actual 25:addres -29:addres+_ 25:addres+for 22:addres+of -14:address -12:address<block -44:address<chain -14:address<count -28:address<evmAddress 50:address<evmHash 49:address<hex
-15:address<namesake -17:address<number -27:address<series -16:adesso -16:adesso+in 35:afternoon 35:afternoon+, 15:against+the 13:ai 13:ai+or -21:all -18:all+_ 15:all+are -26:all+chain 14:all+day
12:all+nft -11:all+protocol -12:all+stablecoin 10:all+the 31:allowance 25:allowance+did 14:also+a 22:am 52:am+i -28:am+not -31:amount -21:amount+, -27:amount<chain 41:amount<coin 29:amount<number
20:amount<protocol -27:amount<unit 25:an 17:an+_ -11:an+article 20:an+insurance 16:an+l2 -18:an+nft 14:an+ord -23:and -19:and+_ 19:and+every 27:and+for -22:and+how 10:and+i 11:and+in 11:and+liquidity
-12:and+mine -17:and+on -19:and+supp 24:and+tell -10:and+the -12:and+topic0 -10:and+trad 14:and+value 28:and+verification 34:and+volume 28:and+want -84:and+what -14:and+which 18:and+who -25:any
-22:any+_ 19:any+order -23:any+pool 19:any+real -44:anyAddress<chain -16:anyAddress<coin -19:anyAddress<evmAddress -14:anyAddress<namesake -30:anyAddress<series 15:anyAddress<step -16:anyone
-10:anyone+mint -27:anyth 70:anything<chain -12:anything<ens 50:anything<evmAddress -23:anything<evmHash 14:anything<fiat -23:anything<hex -24:anything<name -33:anything<namesake -13:anything<pair
13:anything<protocol 14:anything<series 14:apart 14:apart+are -12:approve -14:are+$ 15:are+_ -12:are+a 14:are+from 39:are+in 15:are+list -23:are+obligatory 10:are+still 15:are+talk -25:are+their
-11:are+they -11:are+trend -19:argument -23:argument+doe 14:around -11:around+? 20:around+the -13:article 16:artist -12:ask -13:ask+for 24:at -15:at+$ -12:at+any -14:at+least -16:at+present 68:at+that
-24:at+the 15:at+what 15:at+when -12:audit -23:autumn -23:autumn+? -11:back+them -11:backtest -12:backtest+someth 13:bag 11:bag+next 14:balance 14:balance+sheet 30:be -20:be+? 23:be+paus 11:be+several
20:be+the -11:been 11:before 25:before+? -15:before+i -12:before+it 16:behind+? 29:belong 28:belong+to -17:besides=-1 -46:besides=0 -61:besides=1 -72:besides=2 -26:besides=3 28:best 12:best+_
34:best+bettor -11:best+trader 23:bet 14:bet+$ 12:bet+ha 23:bett 35:bett+since 34:bettor 33:bettor+on 20:between 14:between+two 11:bid+ask -27:big -19:big+dao -26:biggest -25:biggest+coin
-11:biggest+lend 35:biggest+transfer -16:bitcoinAddress<bitcoinAddress -18:bitte -11:bitte+? 31:block 48:block+$ -18:block+explor 25:block+please -16:block<block -27:block<chain 41:block<evmAddress
50:block<evmHash 50:block<hex -16:block<number 23:book 27:book+on -34:bos -19:bos+$ -12:bos+claim -19:bos+keep 14:bos+talk 16:bos+use -19:bos+want 21:both 19:both+run 15:both+venu 19:bought
48:bought+$ 17:bridg+and 21:bridge 35:bridge+today 21:broth 19:broth+both 42:build 50:build+me 17:burn -15:busiest 33:but 25:but+take 12:buy+in -36:by+24h -19:by+_ 53:by+chain 22:by+how 39:by+market
-21:by+protocol 19:by+the 23:by+them -15:by+trust -12:by+tvl -12:by+volume -39:call -15:call+$ -21:call+, -11:call+pippin 19:call-own=0 35:call-own=1 -51:call-own=2 -48:call-own=3 -60:call-own=4
27:call=call_contract -14:call=check_dapp_security -20:call=check_phishing_site 18:call=check_token_safety 20:call=compute_create_address -27:call=convert_units -26:call=decode_selector
35:call=encode_abi -17:call=get_block 21:call=get_bridges -16:call=get_btc_address 31:call=get_btc_price -12:call=get_categories 30:call=get_chain_fees 40:call=get_chain_info 22:call=get_chain_stats
28:call=get_chain_tvl_history -15:call=get_chains 23:call=get_chains_tvl_history -24:call=get_coin_history 13:call=get_coin_tickers -10:call=get_coins_list 31:call=get_coins_market_data
22:call=get_companies_treasury 17:call=get_contract_bytecode -18:call=get_current_prices -13:call=get_defi_protocol 31:call=get_defi_protocols 14:call=get_dex_pair -11:call=get_dexes
-20:call=get_emissions 30:call=get_erc20_transfers -28:call=get_event_topic 33:call=get_exchange_tickers -21:call=get_exchanges -12:call=get_exchanges_list -29:call=get_first_prices
-13:call=get_function_selector -12:call=get_gainers_losers -52:call=get_gas_overview -13:call=get_global_defi 34:call=get_hacks -16:call=get_historical_prices 53:call=get_jup_quote
14:call=get_kalshi_event -11:call=get_kalshi_exchange_status -11:call=get_kalshi_price_history 49:call=get_logs 12:call=get_new_pools 15:call=get_nft_market_chart -29:call=get_nfts
13:call=get_open_interest_overview -12:call=get_options_by_chain -34:call=get_options_overview 35:call=get_perp_funding_history 13:call=get_perp_open_orders 24:call=get_perp_orderbook
23:call=get_polymarket_leaderboard 12:call=get_polymarket_market 15:call=get_pool_ohlcv -15:call=get_prediction_price_history 25:call=get_price_chart 36:call=get_price_percentage_change
28:call=get_protocol_fees -13:call=get_protocol_tvl -16:call=get_pyth_price 18:call=get_rugcheck_new -19:call=get_rugcheck_verified -19:call=get_sol_priority_fees -16:call=get_sol_transaction
31:call=get_spot_markets -37:call=get_stablecoin 24:call=get_stablecoin_chains -17:call=get_stablecoin_charts_by_chain -28:call=get_stablecoins 41:call=get_storage_at -23:call=get_sui_token_security
23:call=get_token_counters 19:call=get_token_lock_info 47:call=get_token_price -20:call=get_token_profiles 32:call=get_treasuries -27:call=get_trending -12:call=get_wallet_active_chains
17:call=get_wallet_balance_history 29:call=get_wallet_nft_collections 11:call=get_wallet_portfolio 24:call=get_wallet_token_balances 11:call=get_wallet_transactions 10:call=list_evm_chains
45:call=list_kalshi_events 27:call=list_prediction_events -10:call=list_prediction_markets -21:call=list_pyth_feeds -13:call=look_up_token -13:call=lookup_ens -17:call=resolve_ens
-18:call=resolve_entity -13:call=search_all 32:call=search_chain -15:call=search_polymarket -16:call=search_pools 30:call=search_solana_tokens 39:calldata 37:calldata+for -60:calls=1 -63:calls=2
33:calls=3 21:can+i -12:can+one 23:can+trad -12:can+work 20:can+you 45:candl -19:candl+, 17:candl+_ -11:candl+for 14:candl+of 19:candl+on 59:cap 34:cap+$ -22:cap+and 19:cap+rank 20:cap+volume
-12:capitalisación -12:capitalisación+, -13:carry 14:cash 14:cash+out 15:category 35:category+i -17:category=market_data -74:category=network_infrastructure -36:category=nft_analytics
-22:category=onchain_dex -44:category=portfolio_wallet -47:category=prediction_markets -84:category=search_discovery -45:category=security_risk -30:category=token_contract -12:chain 21:chain+$
-16:chain+, -23:chain+? 37:chain+_ 19:chain+at -25:chain+do -11:chain+ha 35:chain+i -23:chanc -24:chanc+for 20:chance 15:chance+? -10:chart+data 11:chart+how -12:chart+in 11:chart+the 13:cheapest
12:cheapest+, 18:check+the -12:check+thi 10:circulat -13:circulation -13:circulation+on -10:claim -12:claim+_ -13:claim+an -15:club -14:club+want -86:coin 23:coin+$ -13:coin+, 35:coin+are -13:coin+by
-16:coin+exist -25:coin+first -29:coin+gain 34:coin+in -41:coin+lost 20:coin+on -12:coin+with -14:coin+worth 29:coinId<exchange -48:coinId<fiat 18:coinId<series -38:coinId<time -11:coinSymbol<chain
59:coinSymbol<coin 97:coinSymbol<exchange -31:coinSymbol<name 97:coinSymbol<protocol -47:coinSymbol<series 38:coinSymbol<time -31:coingecko 25:coingecko+_ -12:coingecko+today 47:collection
11:collection+$ -19:collection+_ 13:collection+cheapest 16:collection+on 14:collection+stat 20:collection<chain 16:collection<coin -29:collection<collection 27:collection<series 17:collection<time
10:collector 23:com 35:com+out -10:combin 23:company 31:company+. -24:company+to -11:compare+for 25:compare+it 23:competitor 22:competitor+put -20:compute -20:compute+the -15:confirmation
-19:confirmation+, 11:connect+? 16:contract+_ 19:contract+from -53:contract+that -46:convert -50:convert+_ 15:copy+on 25:cost+? -16:cost+and -12:cost+now -16:costliest -16:costliest+_ 19:could
11:could+buy 56:count 28:count+$ 28:count+and -37:cousin -43:cousin+put -11:cov -23:crash -23:crash+thi 20:create 20:create+? 25:create2 25:create2+addres -38:crypto -68:currency -62:currency+of
-54:current -65:current+_ -19:custom -19:custom+ticket 15:cut+off -11:cut+rat 28:dao+$ -12:dao+sit -19:dao+worth 21:dat 13:data -13:data+of 20:data+to -29:day -29:day+, 14:day+which -14:day<chain
-24:day<coin -22:day<fiat -15:day<series -24:day<time 16:days<chain 30:days<coin -30:days<exchange 26:days<series -16:dealing -16:dealing+in 12:debate 10:debate+, -24:decemb -17:decemb+$ 25:decid
24:decid+the -20:decod -19:decod+call 10:deep -39:deepest -49:deepest+_ -48:defi -22:defi+$ -30:defillama 22:deploy 18:deploy+with 13:deployment 11:deployment+there 14:deposit 15:deposit+_ 24:depth
22:depth+at -11:derivativ+exchang 16:derivativ+platform -20:develop -31:dex -21:dex+$ 30:dex+price 15:dexscreen+? -11:dexscreen+for 57:did -21:did+_ 24:did+i 11:did+long 10:did+that 61:did+the
-20:did+tvl 11:diff+from 11:different+network -20:digest -11:digest+primarytype -11:digest+typ -16:disclosure -16:disclosure+. 10:discord 11:discord+sent -31:do 15:do+i 20:do+they -55:do+you 14:doe
-46:doe+_ 11:doe+he 16:doe+my 12:doe+our 33:doe+the -14:doe+your -20:domain -22:domain+_ -11:dominance 30:done 35:done+bett 11:download 11:download+source -12:draft -12:draft+before 10:dur 11:dur+the
-13:e -50:each -13:each+chain -16:each+disclosure 15:earn 17:earn+the 16:election+morn -18:election+with -19:en -18:en+_ 10:enough 12:enough+liquidity -15:ens<ens 14:ent 14:ent+? 15:even+$ 26:event
-20:event+_ 28:event+belong 24:event+of 19:every+hop -16:everybody -15:everybody+search 12:everyone 14:everyone+farm -13:exact+tool -41:exchang -20:exchang+by 36:exchange -11:exchange+ha
15:exchange+turn -30:exchange<coin -35:exchange<exchange -16:exchange<pair 26:exchangeId<coin 33:exchangeId<count 26:exchangeId<fiat 22:exchangeId<number 26:exchangeId<series -27:exist -23:exist+$
-11:exist+a 24:exploit 20:exploit+$ 32:explor 66:explor+of 24:factory 25:factory+_ -22:fail -19:fail+$ -19:fail+reason 20:far 14:far+apart 12:farm 14:farm+$ -30:fattest -24:fattest+treasury -12:favor
-12:favor+$ 33:fee -11:fee+$ 15:fee+did 13:fee+doe 26:fee+on 23:fee+v -14:feed -13:fiat<chain -24:fiat<coin -11:fiat<count -47:fiat<fiat -14:fiat<time -17:field -17:field+of 48:field=0 36:field=1
27:field=2 -29:field=3 -12:file -17:find 15:find+out -16:find+trad -47:first -22:first+. -11:first+one -13:first+price 10:first+transaction -11:flagg -13:flagg+for -13:float -12:floor -36:floor+$
19:floor+and 10:floor+in -20:floor+pric 20:floor+price 55:for 14:for+_ 20:for+all 14:for+at 20:for+contract 28:for+how 31:for+me 30:for+my -20:for+nft -20:for+on 17:for+one -23:for+our 29:for+that
22:for+the -21:for+token -11:for+trad -13:for+wallet -19:fren -19:fren+text 15:friend 16:friend+lik 65:from 14:from+, 16:from+a 12:from+an 19:from+nft 11:from+that 13:front 15:front+. 48:fund
54:fund+_ -16:futur -11:futur+exchange -47:ga -15:ga+$ -35:ga+price -11:ga+right 13:ga+will -28:gain -31:gain+the -13:genuine -12:genuine+and -18:get -38:get+_ 24:get+hack -10:get+in 12:get+into
47:getlog 53:getlog+for 10:gett+liquidat 15:giv 15:giv+it 15:give -13:give+me 25:give+on -18:gm -19:gm+fren 19:go+. 18:goe+out -11:goe+to 32:gone 32:gone+up -11:got -12:grand -12:grand+por 50:ha
18:ha+, 19:ha+any 32:ha+done 14:ha+her 22:ha+our -22:ha+rais 19:ha+she 46:hack 23:hack+and 24:hack+before 23:had 15:had+some 37:hash 16:hash+i -20:hash<evmHash -20:hash<hex 15:have -10:have+_
-22:have+a 19:have+contract 10:have+i 11:have+my -11:have+the 25:he 20:her 14:her+own -13:here -13:here+for -19:hex+$ 20:hex+data -67:hex<hex -23:hi -40:hi+saving 15:high+chance -68:highest
-19:highest+fee -37:highest+floor -12:highest+volume 12:history 19:history+, 71:hold 12:hold+$ 11:hold+any 28:hold+count 11:hold+in 11:hold+it 19:hold+the -19:holder -12:holder+, -19:holder+and
-21:holder<holder 19:hop 19:hop+. -18:hour -14:hour+$ -29:how 16:how+can 11:how+far -15:how+ha -42:how+large 20:how+much -30:how+scar -11:how+spread -19:how+thick 15:husband 15:husband+had 59:i
-88:i+_ 18:i+a -28:i+am 11:i+behind 40:i+bought 17:i+bridg -18:i+call -18:i+can 15:i+cut -14:i+everybody 14:i+find 11:i+get 42:i+have 19:i+hi 29:i+hold 11:i+it 19:i+like -20:i+m 26:i+mean -13:i+most
70:i+my -35:i+need 17:i+not 14:i+only 23:i+pay 30:i+provide -15:i+see -13:i+suspect -12:i+that -61:i+the -13:i+their 34:i+us 23:i+use 25:i+used 14:i+ve 17:i+wa 22:i+watch -12:i+write -38:id -17:id+$
15:id+do -10:id+of 16:idk 16:idk+if -19:if+it 16:if+thi 21:impact 19:impact+and 22:in -17:in+, -44:in+a -13:in+circulation -16:in+coin -17:in+decemb -25:in+defi 14:in+for 15:in+front 12:in+hi 13:in+it
24:in+my 19:in+one 30:in+our 15:in+profit 46:in+sat 21:in+that 24:in+the -13:in+them -10:in+thi 15:in+volume 16:in+which -15:input -17:input+field 25:insurance 25:insurance+valuation -11:interest+at
27:interest+please 11:into 11:into+the 30:isn 30:isn+t 36:issu 35:issu+$ 83:it 42:it+? -24:it+a -10:it+and 18:it+balance -26:it+cost -16:it+fail -12:it+goe 38:it+ha 29:it+i 22:it+in 10:it+just
15:it+peg -11:it+price -12:it+rest 36:it+return 18:it+risky -10:it+say -23:it+since -17:it+start 22:it+still 17:it+up 30:it+with 22:itself+kept -24:just 11:just+one -11:just+paid -12:just+want
-12:keccak256 -21:keccak256+of 10:keep 13:keep+$ 24:keep+nam -18:keep+talk 19:kept 21:kept+, -12:kind 22:know 24:know+$ 10:know+, -25:know+and 12:know+for 106:l2 25:l2+$ 16:l2+, 41:l2+book
14:l2+everyone -12:la+_ -51:lamport -52:lamport+to -41:large -42:large+i -10:largest -14:last -19:late -12:late+$ -12:late+? 15:late+husband -23:latest 71:lead=-1 74:lead=-2 83:lead=-3 22:lead=0
-18:lead=1 -54:lead=2 -67:lead=3 -14:leaderboard -10:leaderboard+$ -14:least -14:least+_ 22:left+in -28:left+there -16:left=bitcoinAddress -17:left=block -43:left=chain -16:left=coin
-37:left=collection -11:left=commodity -35:left=ens -15:left=evmAddress 10:left=evmHash -14:left=exchange -34:left=fiat -40:left=hex 11:left=maybeChain -23:left=moveType 22:left=name -46:left=namesake
-22:left=number -43:left=protocol -20:left=quoted -16:left=series -55:left=solanaAddress -13:left=solanaSignature -30:left=ticker -39:left=time -12:left=unit -22:left=url -59:left=venue 17:lend
17:lend+market -17:lend+protocol 16:level 15:level+$ 16:lik 16:lik+$ 19:like+, -20:link+_ 15:link+i 11:link+to 14:liquidat 10:liquidat+on -49:liquidity+$ -21:liquidity+, 17:liquidity+?
12:liquidity+for 28:liquidity+on 14:liquidity+to -27:list -12:list+? 15:list+all 21:list+company -30:list+of -12:list+pl -16:list+the -18:list+them 17:list+there 16:llamaCoin<coin -11:llamaCoin<pair
-29:llamaCoin<series 31:llamaCoin<step -30:lock -12:lock+over 10:log 14:log+with -14:lol+$ 11:long 12:long+pay -27:look+at 22:look+it -13:look+up 16:look+wheth -64:looks-up=0 103:looks-up=1 22:lose
19:lose+it -17:lost 16:lost+deposit -41:lost+most 13:lowest+price 11:lp -20:m -26:m+new 15:made -10:mail 12:mainnet 25:mainnet+to 19:man 19:man+on -25:many+chain -19:many+coin -15:many+confirmation
20:many+hold 30:many+percent -35:market -26:market+$ 40:market+cap -13:market+on -39:market+today 15:market+we 11:market<number -21:market<step -27:market<ticker -17:market<time -13:max 15:may
11:may+diff 47:me 48:me+$ -16:me+_ 18:me+and 50:me+calldata -10:me+how -26:me+it 20:me+some -33:me+to 12:me+what 28:mean -11:mean+all 15:mean+the 14:mean+where -13:median -13:median+price 15:member
16:meme 13:meme+? 21:mempool+$ -21:message -20:message+_ 19:metamask 24:metamask+show -16:method -17:method+would 15:midpoint 20:midpoint+? -12:mine+? 19:mine+still -12:mint+for -11:mint+more
36:mint+on -12:mint+or -15:moment+? 13:moment+on -22:money -22:money+_ 18:money+i -25:more -11:more+of -17:more+than 14:more+today 14:morn 16:morn+$ -114:most -46:most+_ 28:most+fee -31:most+in
19:most+of -17:most+open -19:most+revenue 28:mov 10:mov+dur 13:mov+it -22:move -23:moveType<moveType 20:much 26:much+$ -22:much+_ 35:much+com -11:much+did 18:much+ga -17:much+i -28:much+of
26:much+over 12:much+volume -12:multiple -12:multiple+. -23:must -21:must+i 90:my 47:my+_ 11:my+account 13:my+bag -37:my+bos 21:my+broth 32:my+coin 14:my+contract -38:my+cousin 25:my+factory
13:my+friend -12:my+multisig -16:my+neighbour 20:my+not 24:my+pm 11:my+pool -24:my+son -17:my+tax -13:my+thesi 21:my+wife -12:má -12:má+grand 10:nam+$ 27:name 12:name+, 16:name+my 68:named=false
-26:named=true -62:native -62:native+currency -42:need -15:need+_ -30:need+a -16:need+the 17:need+to -18:need=address 29:need=amount -24:need=anyAddress -16:need=bitcoinAddress 40:need=block
59:need=coinSymbol -24:need=day -12:need=days -15:need=ens -35:need=exchange 14:need=exchangeId -20:need=hash -67:need=hex -21:need=holder -34:need=market -23:need=moveType -53:need=other
-28:need=pair -11:need=protocol -23:need=query -44:need=signature -19:need=solanaAddress -18:need=solanaSignature -33:need=time -27:need=unit -30:need=url -19:need=venue -54:needs=0 -55:needs=1
-44:needs=2 -14:needs=3 -16:neighbour -14:neighbour+hold 10:network 12:network+. 28:networth 28:networth+acros 41:new 20:new+_ 14:new+l2 30:new+mint -25:new+to -14:next 20:next+contract
-18:next+election -105:nft -22:nft+do -20:nft+floor -13:nft+list -42:nft+market 12:nft+of 28:nft+on -35:nft+project -17:nft+ticket 21:no 23:no+$ -12:no+in 13:no+on 27:no+spam -11:not 20:not+.
-19:not+hex -28:not+technical 17:not+there -21:now+$ 23:numb 49:numb+in -23:obligatory -23:obligatory+? -35:odd -22:odd+$ 40:of 20:of+$ -50:of+_ 44:of+a -33:of+all 17:of+an 15:of+both -15:of+coin
-22:of+each -11:of+event 12:of+fee -27:of+ga -19:of+gm -34:of+it 25:of+mine 34:of+my -10:of+no 41:of+our 24:of+pool -20:of+protocol 32:of+that 102:of+the 15:off+in 16:office 15:office+. -35:ohlcv
-14:ohlcv+accept -23:ohlcv+take 37:on 13:on+a -13:on+all 15:on+an -14:on+chain 10:on+dexscreen 11:on+different 11:on+discord -12:on+each 20:on+election 49:on+it 13:on+my 16:on+no 13:on+our
-12:on+receipt -13:on+right -13:on+rugcheck 83:on+the 15:on+thi -13:onchain 74:one 15:one+, -22:one+_ -24:one+are -12:one+bet 14:one+could 17:one+go 36:one+ha -20:one+must 25:one+my 21:one+on
35:one+or -10:one+point 14:one+rose 18:one+that 11:one+token 15:one+wallet 25:only 23:only+for -13:only+hi 12:only+know 28:open -10:open+for 16:open+in -40:open-own=0 22:open-own=3 83:open-own=4
-49:open=false 12:open=none 74:open=true -43:option -13:option+premium -15:option+volume 15:or 42:or+_ -10:or+blacklist -18:or+i 13:or+meme 21:or+no 13:or+what 19:ord 14:ord+$ 12:order 20:order+of
56:oth 10:oth+chain 49:oth+one -45:other<coin 83:our 27:our+_ 11:our+chain -14:our+club 22:our+competitor 32:our+dao -29:our+show 43:our+treasury 87:out 14:out+, 35:out+for 17:out+from 13:out+the
-11:out+they 15:out+what 21:outcome 28:outcome+? 24:over 24:over+_ -12:over+all 15:over+in 11:over+time -12:overall -36:own+_ 14:own+account 17:own+shar 16:own+that -19:own+token -53:own=0 -16:own=1
40:own=3 37:own=4 37:paid+$ -13:paid+dexscreen -10:paid+on 12:pair 14:pair+_ 17:pair+are -11:pair+around 13:pair+at -25:pair+for -28:pair<coin -28:pair<exchange -15:pair<pair -12:parameter
-14:parameter+doe -11:part -13:paste -12:paste+in 20:paus 23:paus+by 12:pay 29:pay+for -17:pay+more 22:peg+$ 23:pend 22:pend+in -13:people 17:per 23:per+vbyte 26:percent 32:percent+ha -10:perp
-33:perp+$ -12:perp+dex 24:perp+there 32:perp+trad -11:phish 11:piec -59:pippin -18:pippin+$ -22:pippin+on -15:pippin+pool 21:pl 14:pl+, -12:pl+so 18:plain 21:plain+create 17:platform 16:platform+my
40:please 38:please+$ 25:please+, -12:please+. 19:please+price -18:please+provide -13:please+tell 24:pm 24:pm+keep -11:point -12:point+_ -27:pool -24:pool+$ -36:pool+_ 11:pool+i 14:pool+on
-33:pool+sort -12:por -12:por+capitalisación -12:por+favor -14:prediction -18:premium -19:present -27:pric -20:pric+? 44:price -28:price+$ -36:price+? 26:price+and 20:price+cap -31:price+for
21:price+history 21:price+impact 30:price+in 27:price+now -28:price+of 12:price+on 14:price+one -16:price+please -22:primarytype -22:primarytype+vote -11:prio -11:prio+fee -10:priority
-10:priority+fee 23:probability 10:probability+mov 16:probability+on -15:profile 30:profit 14:profit+? 15:profit+with 15:project 24:project+get 22:project+itself -37:project+with -25:protocol
-23:protocol+$ 34:protocol+am -11:protocol+by 22:protocol+earn 28:protocol+hack -15:protocol+on -12:protocol+sit -19:protocol+with 29:protocol<coin 16:protocol<name -45:protocol<protocol
15:protocol<series 35:protocol<time 13:provide 28:provide+liquidity -16:provide+strategy -13:public 10:pull+_ 16:put+_ -40:put+hi 14:put+my 22:put+on -39:px -39:px+$ -26:pyth -16:quanto
-16:quanto+vale 28:query 32:query+the -21:query<coin 15:query<count 12:query<name 16:query<number 22:query<protocol 22:question 22:question+user -19:quot 18:quote 24:quote+for -44:rais -18:rais+above
-24:rais+money 26:rank -19:rank+$ 35:rank+by 18:rank+for -33:rate+_ 32:rate+of 13:raw+log -12:rcpt -12:rcpt+_ 29:read 46:read+storage 12:real -23:real+crash 19:real+liquidity -22:reason -19:reason+if
-12:receipt+genuine -12:receipt+rcpt -58:recent -16:recent+dealing -18:recent+rais 14:report+a 19:rest+? -12:rest+on 16:return 26:return+$ -31:revenue -17:revenue+$ -26:right -32:right+now
10:right+thi 18:risky 18:risky+? 14:rose 14:rose+more 12:rough 12:rough+how 26:rout 25:rout+i 19:route 18:route+for 30:rugcheck+score 16:run 19:run+_ 25:safe 18:safe+on 13:same 16:same+tick 38:sat
32:sat+? 23:sat+per -17:sat+vb -35:saving -40:saving+in -15:say+_ -25:scam -18:scam+site -30:scar -30:scar+i 16:score -15:score+$ 29:score+for -11:search+$ -13:search+_ -24:search+for 17:search+on
33:search+the -12:second -16:see+it 29:see+the 11:seem 11:seem+to -11:selector -20:sell -24:sell+any -11:send 18:sent 15:sent+i 17:service 16:service+where 62:sery 28:sery+, 14:sery+and 25:sery+please
16:set+of -52:settl 28:settl+event -73:settl+on 17:several 11:several+on 24:shar 15:shar+, 10:share 10:share+of 27:she 14:she+cash 14:she+won 17:sheet 22:sheet+_ 26:should 28:should+know -29:show+$
-13:show+me 28:sign 19:sign+on -44:signature<signature 17:simple+transf 32:since 19:since+_ 40:since+i -24:since+when -15:sit 16:sit+lost -23:sit+on -14:site -20:site+? -12:slide -19:slide+of
52:slot+_ -65:slot+time -17:so -10:so+i -12:so+it -15:solanaAddress<chain 52:solanaAddress<coin 53:solanaAddress<number 19:solanaAddress<protocol -53:solanaAddress<solanaAddress
-18:solanaSignature<solanaSignature 21:some 17:some+_ 20:some+hex -13:some+tool -13:somebody -12:someone -17:someone+sent -12:someth -12:someth+for -24:son -25:son+told -32:sort -32:sort+by
11:source+_ -17:source+of 28:spam 30:spam+token -15:spend -11:spend+_ 34:spot 31:spot+$ -20:spread -11:spread+out -11:spreadsheet -25:stabl -12:stabl+$ 11:stable -10:stablecoin+are 20:stablecoin+do
-13:stablecoin+float 35:stablecoin+issu 22:stablecoin+lose -13:stablecoin+market -12:stablecoin+má -15:stablecoin+supp 20:stablecoin+there 21:stak 16:stak+service -16:start+with 15:stat 14:stat+_
33:step<exchange -68:step<name 39:step<protocol 59:still 11:still+in 22:still+pend 20:still+rest 14:stock 46:storage 50:storage+slot 37:strange=0 26:strange=1 -53:strange=2 -30:strange=3
-60:strangers=0 -17:strangers=1 -16:strategy -16:strategy+_ 18:strik 16:strik+are -80:subject=false -48:subject=true -23:supp -16:supp+of -20:suspect 13:swapp 13:swapp+by 30:t 30:t+on 14:t+tell
-22:take+, 25:take+the -35:takes=0 -67:takes=1 -46:takes=2 -46:takes=3 -21:takes=4 12:talk 10:talk+about -17:tax -11:tax+return -28:technical -28:technical+. -11:telegram 28:tell 14:tell+$ -16:term
-16:term+$ -19:text+not -39:th -43:th+my -13:than -15:than+_ 103:that 16:that+. 43:that+_ 35:that+afternoon -11:that+are -18:that+be 19:that+category 21:that+name 24:that+oth -11:that+pay 25:that+rout
70:that+time -73:that+trade -14:that+very 59:the -70:the+_ 20:the+addres -11:the+amount 20:the+best -18:the+big -26:the+biggest 30:the+block -14:the+book 36:the+bridge -12:the+calldata 18:the+chain
11:the+coin 23:the+collection -12:the+contract 25:the+create2 10:the+debate -19:the+decod -42:the+deepest 11:the+deployment 15:the+derivativ -11:the+exchang 31:the+exchange 33:the+exploit
69:the+explor -29:the+fattest -12:the+first 15:the+fund -16:the+ga 15:the+high -76:the+highest -10:the+id -17:the+input 25:the+l2 -10:the+leaderboard 28:the+lend -22:the+liquidity -21:the+list
10:the+mempool -14:the+mint 19:the+money -53:the+most -12:the+multiple -59:the+native 48:the+new -27:the+nft 49:the+numb 15:the+office 32:the+one 36:the+oth 25:the+outcome 29:the+pair 34:the+perp
-19:the+price 29:the+probability 25:the+project 43:the+sery -19:the+slide -18:the+source 57:the+stablecoin 20:the+stak -39:the+th -19:the+token -22:the+tool -14:the+total 11:the+treasury 17:the+tx
27:the+vault 13:the+venue 11:the+verify 31:the+view 22:the+week 31:the+yield -21:their 37:their+_ -21:their+id -18:their+odd -15:their+own -28:them -15:them+$ -13:them+, -11:them+that 103:there
47:there+$ 51:there+, -34:there+? 14:there+also 11:there+are 13:there+enough 11:there+may 11:there+seem -13:there+some -13:thesi -12:thesi+$ 17:they -27:they+? -11:they+are 14:they+by 17:they+cost
37:they+paid 50:thi -13:thi+, -26:thi+and -23:thi+autumn -12:thi+draft 15:thi+hash -15:thi+hour -15:thi+in 10:thi+network 35:thi+one 29:thi+protocol -19:thick -17:thick+i -11:through 62:tick 12:tick+,
29:tick+from 16:tick+on -38:ticket -17:ticket+, -19:ticket+_ 16:time 26:time+$ 25:time+of -21:time<chain -18:time<coin -12:time<series -33:time<time -35:to+_ 12:to+a 14:to+and 11:to+be -13:to+claim
14:to+ent -27:to+look -12:to+my -12:to+paste 13:to+put 22:to+see -23:to+sell 18:to+sign 25:to+that -25:to+thi 11:to+verify -24:today -17:today+$ -18:togeth -12:togeth+$ 48:token 27:token+, -10:token+_
-12:token+are -15:token+at -22:token+call 28:token+count 30:token+isn -18:token+my 37:token+of -15:token+on -15:token+that -13:token+v 13:token+were 33:token+with -25:told+me 19:told+of -68:tool
-20:tool+for -36:tool+get -13:tool+here -13:tool+nam -27:topic -29:topic+for 15:topic+from 34:topic0 -11:topic0+for 53:topic0+transf -39:total -15:total+stablecoin -16:total+value 64:trad
32:trad+above 12:trad+at 23:trad+be 33:trad+of -16:trad+pair -14:trad+volume -72:trade -23:trade+_ 14:trade+a 15:trade+at -67:trade+on -11:trader -11:trader+on -17:transaction+i 64:transf 53:transf+,
12:transf+cost 39:transfer -12:transfer+of 50:transfer+on 48:treasury 35:treasury+$ -12:treasury+, 12:treasury+keep -12:treasury+lol 10:treasury+multisig -18:treasury+of 37:treasury+worth -16:trend
-18:true -22:true+$ -25:trust -19:trust+score 21:turn 15:turn+over -12:turnov 56:tvl -22:tvl+$ -11:tvl+_ 71:tvl+at 45:tvl+by -21:tvl+on 14:two 22:two+dat 16:tx+$ -19:typ -22:typ+_ 10:u+.
-11:unit<chain -14:unit<coin -27:unit<number -27:unit<unit -21:unlock 17:up -10:up+? -10:up+and 21:up+on 32:up+since -10:upgrade+it -30:url<url 34:us 34:us+$ 27:use 35:use+, 20:used 25:used+_
20:user+fee 43:v 21:v+. -20:v+_ -12:v+stabl 24:v+that 37:v+what -16:vale -16:vale+_ 25:valuation 20:valuation+. 14:value+? -17:value+lock 27:vault 24:vault+project -17:vb 23:vbyte 23:vbyte+$ 17:ve
14:ve+a 15:venu+giv 14:venue+report -12:venue<step -17:venue<ticker 24:verification 28:verification+of 22:verify 21:verify+by 11:verify+my 12:verify+one -12:very -13:very+first 30:view 32:view+on
-25:volume -43:volume+$ 18:volume+of -15:volume+today -22:vote -22:vote+, 54:wa -14:wa+_ 16:wa+open 15:wa+sent -17:wa+that 21:wa+thi 13:wa+trad 41:wallet -10:wallet+_ 15:wallet+from -13:wallet+nft
11:wallet+on 10:wallet+paid -12:want -21:want+the 22:watch 19:watch+a 24:we 15:we+all 14:week 20:week+around 14:were 13:were+swapp 10:what 14:what+, -44:what+_ 25:what+allowance -11:what+back
-13:what+can -14:what+coin 22:what+cost 35:what+did -13:what+doe 21:what+fee 20:what+floor -60:what+i 39:what+it -17:what+method -10:what+one 13:what+profit -10:what+protocol 50:what+rank
-73:what+settl 19:what+the 37:what+their 37:what+they -26:what+wa 20:what+will 35:when -11:when+do -11:when+exist 13:when+the 40:when+wa -41:where 14:where+i 20:where+my -73:where+the 16:wheth
20:wheth+it -12:which 17:which+addres -24:which+are -23:which+argument 12:which+bet 13:which+category -29:which+coin -21:which+dao -11:which+futur 36:which+i -18:which+nft 38:which+of 19:which+pair
-14:which+parameter 48:which+protocol 27:which+settl 12:which+share -11:which+stablecoin 16:which+strik -19:which+token 25:who+decid -23:who+ha 13:who+own -11:whoev -10:whole 76:whole-own=0
63:whole-own=1 29:whole-own=2 13:whole-own=3 -26:whole-own=4 21:wife 14:wife+ha 39:will 20:will+be -11:will+it 16:will+wa -41:with -14:with+_ -23:with+amount -12:with+at 21:with+plain 16:with+same
17:with+that -69:with+the -16:with+their 13:with+what 13:without+mov -17:words=0 54:words=1 25:words=2 35:words=3 22:words=4 25:words=5 34:work 12:work+out 17:worth 32:worth+$ -19:worth+, -12:worth+in
-15:worth+on -14:worth+that 16:worth+today 37:worth+v -14:would -18:would+that -11:writ -12:write 12:ye -14:year 22:yield 28:yield+_ -41:you -30:you+have -13:you+kind -29:you+know 15:you+look
25:you+work -13:your -15:your+tool`,
  ours: `-26:!+$ 16:* 56:,+_ -13:,+and 12:,+can -12:,+core -11:,+decemb 11:,+did -13:,+dox 10:,+for -15:,+friend -13:,+fund 11:,+he 22:,+in -23:,+it 10:,+launch -47:,+long 19:,+mainnet -62:,+now -10:,+please
17:,+sold 16:,+tell 21:,+the -17:,+trezor 17:,+what 21:,+where 11:,+who 13:,+with -17:,+you 23:.+$ 30:.+_ 11:.+before -14:.+can 17:.+how 28:.+i 24:.+what -24:10x -21:10x+before
-29:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-29:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a+$
-28:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x
-28:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x+$ -21:4h -21:4h+buy -14:80 -14:80+italian 12:<block> 71:<chain> 13:<coin> -20:<collection>
-20:<commodity> 68:<count> -21:<evmAddress> 33:<fiat> 11:<hex> -72:<holder> -158:<name> 32:<namesake> -43:<number> 16:<pair> 21:<protocol> 23:<quoted> 27:<signature> 44:<step> 16:<ticker> -11:<time>
48:<unit> 96:<venue> 37:?+$ 75:?+? 26:?+_ 10:?+he 36:?+i 18:?+it -19:?+just 29:?+my 13:?+should 13:?+the 32:^+a
-23:^+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -29:^+am -52:^+apple -20:^+are 12:^+at -12:^+average -58:^+balance 10:^+buy -35:^+cancel
28:^+chart 59:^+check 17:^+compare -16:^+could -21:^+cure 12:^+dear 12:^+decode -48:^+do 11:^+doe -27:^+draft -30:^+explain 10:^+fee -25:^+fill 15:^+find 18:^+floor 29:^+for 10:^+fund -13:^+git
-12:^+github 61:^+ha -12:^+hash -11:^+how 37:^+i 15:^+identify 13:^+if -17:^+imp 16:^+keccak 17:^+keccak256 13:^+kind -30:^+latest -12:^+lawyer -20:^+lightn -48:^+liquidation 21:^+list -26:^+long
-38:^+make 11:^+mean -20:^+mev 14:^+midpoint -61:^+my 21:^+need -17:^+net -21:^+next 23:^+on 11:^+ord -32:^+please -12:^+prepare -45:^+presale 18:^+price -24:^+put -14:^+rarity 10:^+rate 19:^+read
-16:^+refund 24:^+reserve -23:^+result -86:^+revoke -21:^+rsi 14:^+rug 20:^+rugcheck 12:^+safe 23:^+search 33:^+show -10:^+sise 21:^+someone 11:^+spot -11:^+square 12:^+statu 14:^+tape -49:^+telegram
-17:^+thank 12:^+they 13:^+thi 16:^+turn 22:^+tvl -33:^+twitt 10:^+unpack 16:^+verify 17:^+volume -16:^+vote 65:^+wa 10:^+we 18:^+wer -14:^+what -32:^+when -41:^+where -25:^+which -20:^+wire
18:^+évolution -24:_+$ 14:_+, 16:_+. -21:_+4h 11:_+? 12:_+a -23:_+account -49:_+addres -12:_+address -40:_+airdrop 14:_+all 13:_+already -22:_+are 27:_+at 19:_+back -20:_+bank 11:_+bet 18:_+byte
15:_+candl 23:_+close 16:_+coin -10:_+come -28:_+cost -10:_+custom -34:_+cut -33:_+dao 29:_+deposit 30:_+do 14:_+doe -27:_+eligible 13:_+expire 13:_+for -11:_+from -10:_+function 20:_+gestern
-52:_+governance -56:_+have -11:_+imp -19:_+in -34:_+into 13:_+land -15:_+leave 12:_+level -19:_+long -11:_+marry 14:_+mkt 27:_+name 34:_+nft 41:_+of 10:_+on -20:_+option 27:_+or 11:_+pl 13:_+please
12:_+podcast -15:_+post 26:_+price -16:_+proposal -12:_+repo -15:_+right 17:_+rn 14:_+rows -13:_+shar -12:_+tax -20:_+th -47:_+tim -12:_+today -11:_+trader -12:_+trait -40:_+transaction -23:_+upgrade
13:_+v -12:_+validator 18:_+von -27:_+wallet 17:_+whale -10:_+what 11:_+winning -31:_+word -34:_+ye 13:_+yet 18:a -11:a+10x -73:a+_ -12:a+blockchain 16:a+bug 18:a+certain -15:a+cold -10:a+earning
-18:a+good 11:a+link -48:a+logo 21:a+long 17:a+new 20:a+on -16:a+phish -10:a+polite -11:a+regex -12:a+shirt -18:a+smart -12:a+soft 23:a+str 12:a+transf 17:a+word 14:about+$ -15:account -17:account+$
13:account+? 23:account+drain -15:account+ratio -12:account+that -12:activity -12:activity+of -13:addr1q9adx0p8u0n4jw8gkxw9vmvxj3zt6l9gxs7e3ue0rz6hgg
-13:addr1q9adx0p8u0n4jw8gkxw9vmvxj3zt6l9gxs7e3ue0rz6hgg+? -36:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-23:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+how 19:addres 12:addres+$
-29:addres+44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-28:addres+48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x -18:addres+_ -11:addres+and 15:addres+of -10:address+$ 15:address<evmAddress 14:advis
14:against -90:airdrop -27:airdrop+$ -60:airdrop+for 18:aktuelle 18:aktuelle+_ 37:all -12:all+disposal -24:all+futur 12:all+my 15:all+the 15:all+time -27:all+trad 20:all+überwiesen -23:allow
-23:allow+to 25:already -29:altcoin -11:altcoin+will 14:alway 13:alway+thi 34:am 13:amount 11:amount<coin 11:amount<number 31:an -54:an+airdrop 23:an+encod 14:an+event -10:analysi -10:analysi+expect
30:and 19:and+_ 14:and+ask -12:and+headline -20:and+how -13:and+i -21:and+macd -12:and+phone -17:and+proof -20:and+real -11:and+telephone 13:and+the -14:announcement -15:announcement+for -13:anon
-13:anon+dev 27:answ 25:answ+valid -19:answer -10:answer+$ 21:any 17:any+_ -29:any+job 23:anything<chain -45:anything<coin 11:anything<series 10:anywhere 13:app -16:app+of -99:apple -39:apple+$
-10:apple+report -52:apple+stock -76:approval -45:approval+i -26:approval+now -14:approval+of 12:apy 38:are -30:are+in 11:are+left 11:are+most 18:are+my -16:are+open 34:are+the -10:are+wait 10:asap
10:asap+launch 30:ask 13:at -12:at+_ -31:at+my -16:at+the 12:at+what 19:ath 14:ath+i -14:audit+_ -18:auditor+in 12:aunt+death -12:average -18:average+salary -15:awarenes -15:awarenes+announcement
19:back+when -12:back+with 17:backer 17:backer+of -14:bad+$ 22:bag 14:bag+$ 51:bal 51:bal+$ 14:balanc 11:balanc+on -52:balance -74:balance+of -39:bank -20:bank+fee -16:bank+say 31:be 13:be+_ 16:became
16:became+known 22:been 11:been+burn -10:beep 20:before -10:before+_ 12:before+i -11:behind -13:behind+thi -12:behind+wallet 15:below 14:below+ath -28:berlin -18:berlin+$ 66:besides=0 -42:besides=1
-15:besides=3 -16:best 22:best+bid -21:best+hardware 22:bet -34:bet+_ 27:bet+stand 10:bett 24:bett+_ -15:bett+to -17:between+proof 19:bid -16:bid+_ 12:bid+for 23:big 12:big+i -11:bill -11:bill+look
15:block 13:block+$ -41:block+_ -12:blockchain+$ 18:blockchain+depui -12:boil -12:boil+a 42:book 15:book+on 13:bot+$ -20:bot+profit 37:both 23:both+sid 26:bought 13:bought+$ 20:bought+_ -22:bought+our
15:bridge -15:broth+, 12:buddy 12:buddy+put 16:bug 16:bug+$ 31:burn 15:burn+so 23:burnt 18:burnt+until 11:busy 12:button -16:buy+, 12:buy+? -21:buy+or 35:by -10:by+date -13:by+fund 35:by+now
-11:by+strike 13:byt 18:byte 13:byte+selector 29:call -19:call-own=1 16:call-own=2 33:call-own=3 14:call-own=4 11:call=get_jup_quote -11:call=get_options_protocol -17:call=get_token_price
-46:call=resolve_entity 11:call=search_chain -13:call=search_polymarket 15:calldata 12:calldata+for 20:calls=1 10:calls=2 20:came 13:came+in 10:can -49:can+you -35:cancel -35:cancel+the 22:candl
-39:capacity -23:capacity+of -48:capital -13:capital+gain -34:capital+of -25:car -22:car+we -12:cat -12:cat+$ 12:category 11:category=onchain_dex 11:category=portfolio_wallet
-30:category=search_discovery 11:category=security_risk 19:category=token_contract 10:cent 18:certain 52:chain 11:chain+id 22:chance 15:chang 13:change 38:chart 25:cheap 22:cheap+in 32:cheapest
-11:cheapest+flight 15:cheapest+of 14:cheapest+off 10:cheapest+one 79:check 52:check+my -23:china -23:china+$ 11:circulat 28:claim -13:click -14:click+on 19:client 13:client+$ -15:climb -15:climb+the
15:clipboard 15:clipboard+$ 12:clos 39:close 25:close+at 15:close+to 20:code 29:coin -28:coin+$ -12:coin+, -24:coin+_ 18:coin+of 11:coinSymbol<coin 27:coingecko 14:coingecko+id -21:cold+$
16:cold+storage 11:colleague 49:collection 12:collection+$ 11:com+out -12:com+straight -12:come+in -41:commit -12:commit+activity -27:commit+did -16:community -15:community+, 37:company 21:company+i
30:compare 13:competitor -12:complet -12:complet+tax 11:compress 10:compress+$ -19:comput -19:comput+$ 29:conf 29:conf+doe -15:conference+in 17:confirmation 12:confirmation+doe -11:conflict
-11:conflict+how 41:contract -18:contract+auditor 17:convert+what 13:copy -12:core -12:core+and -12:correct -18:correct+the 12:cost -24:cost+$ 16:cost+when 18:could 10:count 15:counterparty
12:counterparty+wallet -13:credit -21:credit+score -59:crypto -12:crypto+fraud -31:crypto+gain -33:crypto+news 11:crypto+wallet -21:cure -21:cure+for -11:current -16:current+_ -10:custom+service
-34:cut -34:cut+on 18:d -43:dao -22:dao+$ -17:dao+vot 17:dapp 12:dapp+from -17:dat -45:dat+of 31:data 12:data+i -18:date -26:date+$ 20:daught 12:daught+won -16:day+until 15:day+we 18:de 18:de+la
12:dear 12:dear+_ 12:death 12:death+. 14:debate -12:decemb -11:decemb+expiry -14:declare -14:declare+crypto 19:decode -31:delegat -12:delegat+vot -17:delegat+vote 11:denot 22:deploy 66:deposit
29:deposit+have 12:deposit+i 16:depositor 16:depositor+withdraw 11:depth 18:depui 18:depui+janvi 18:der 18:der+aktuelle -23:derivative -23:derivative+of 20:dev 12:dev+$ -13:dev+account 35:dex
22:dexscreen -10:dict -10:dict+by 49:did 39:did+_ -10:did+apple 24:did+bett 16:did+depositor -31:did+google 41:did+it -15:did+my 23:did+that 27:did+the -26:did+they -18:did+vitalik -17:did+we
18:diesem 18:diesem+_ -25:difference -18:difference+between 13:different 15:digital -10:dishwash -12:disposal -12:disposal+of -55:do -31:do+, 14:do+_ -10:do+analysi -35:do+i -35:do+my 14:do+short
10:do+they -15:do+with 17:doe -49:doe+_ -40:doe+a 24:doe+it 43:doe+my -20:doe+not 16:doe+thi -18:don -18:don+t 12:donation 12:donation+addres 24:down -13:dox -13:dox+him -27:draft+a 25:draft+answ
27:drain 27:drain+$ -35:drop -33:drop+$ 20:drunk 17:drunk+$ 12:dy 12:dy+$ 24:each 12:each+$ -29:earn+_ 15:earn+with -10:earning -10:earning+per -10:earth -10:earth+$ -21:egg -12:egg+if -71:eligible
-71:eligible+for 41:employ 16:employ+bought 11:employ+hold 17:empty 11:empty+me 19:en 27:encod 23:encod+payload 39:end 30:end+of -17:ent -18:ent+$ -15:error -22:error+_ -32:etf -20:etf+take 35:event
15:event+topic -32:ever -46:ever+gave -22:every -62:every+approval 14:everybody 13:everyth 16:exact -35:exchang -31:exchang+_ 38:exchange -29:exchange+hir -12:exit -12:exit+queue -10:expect
-10:expect+for 13:expire+$ -18:expiry -11:expiry+on -30:explain -20:explain+to 22:exploit 16:exploit+became 25:explor 11:explor+of 17:fail 41:far 28:far+$ -10:far+? 26:far+am 18:far+below -22:far+i
12:farm 48:fee -25:fee+$ 11:fee+it 15:feed -83:field=0 46:field=1 75:field=2 60:field=3 16:file+a -40:fill -53:fill+in -25:find -14:find+matter 10:find+me -25:find+the 19:firm 25:fiscal 25:fiscal+year
-14:fish -14:fish+$ -15:fix 25:flagg 12:flagg+$ 10:flagg+anywhere -23:flight -15:flight+of 53:floor 12:floor+of -15:flow -15:flow+into 19:follow 16:follow+sentence -57:follower -17:follower+doe
-33:follower+of 18:for 10:for+$ -18:for+_ -16:for+a -11:for+all 12:for+an -12:for+crypto -48:for+me 18:for+the -12:for+vot 31:for+ye -29:forgot -29:forgot+my -43:form -45:form+_ -52:found 11:found+a
-18:found+most -15:found+of -18:found+private -14:found+the -12:fraud -12:fraud+near 13:free 13:free+$ 11:french 12:french+guy -12:fridge -12:fridge+? 17:friend -15:friend+tone 52:from 11:from+_
25:from+a 17:from+him 26:from+liq -20:from+our 31:from+the -30:from+your 15:function 12:function+hid -10:function+which 36:fund -13:fund+by 11:fund+on 10:fund+thi -26:futur -24:futur+exchang -13:ga
-30:ga+, -37:gain -14:gain+$ -15:gain+in -11:gain+tax 10:gallery -35:game -36:game+_ -18:gave 15:gave+me -45:gave+on 12:gecko 12:gecko+terminal -33:germany -28:germany+$ 20:gestern 20:gestern+mit
-17:get+$ -12:get+my 10:gett -13:git -11:git+merge -39:github -40:github+commit 28:give 42:go 12:go+$ 21:go+thru -17:go+to -14:gonna -24:good -31:google -31:google+earn 40:got 17:got+from
-61:governance -12:governance+, -15:governance+proposal -23:governance+vote 16:government 14:government+i -18:grammar -18:grammar+of -16:grandmoth -12:grandmoth+in 11:grandson -17:great -17:great+!
-47:group -49:group+of -14:guy+$ 12:guy+with 59:ha 13:ha+it 20:ha+my 12:ha+open -30:ha+stuck 51:ha+the -11:ha+to -18:ha+went -27:hack+and 43:had 31:had+_ 10:happen -36:hardware -35:hardware+wallet
-40:hash+rate 16:hash+the 20:hat 20:hat+mein 51:have -47:have+$ 12:have+a 25:have+an -13:have+at 33:have+by 11:have+left 17:have+lol -20:have+lost -13:have+mislaid 10:have+on -18:have+the -20:have+to
43:he 15:he+ha -27:he+in -11:he+live -12:headline -12:headline+$ -30:help -27:help+me 19:her 13:here 18:hi 12:hid 12:hid+behind -11:him -12:him+$ 17:him+into -11:him+paper -29:hir -29:hir+$ 26:history
51:hold 26:hold+$ -11:hold+you 28:holder -16:home -11:home+addres -10:horoscope 10:hot 11:hour 14:how+big 29:how+did -40:how+do 23:how+far -13:how+have -27:how+long -21:how+many 37:how+much
-20:how+old 17:how+the -11:how+undo -26:hurt -15:hurt+when 11:husband 29:i -67:i+_ 27:i+am -15:i+bett -12:i+boil 14:i+bought 16:i+can -14:i+click -15:i+climb 11:i+copy 15:i+earn -45:i+eligible
-46:i+ever -29:i+forgot 26:i+from 19:i+got 22:i+had 27:i+have -20:i+he 42:i+in 27:i+inside 26:i+it -22:i+left 14:i+live 13:i+m 20:i+made 53:i+my -12:i+name -20:i+not -43:i+on 15:i+only -10:i+owe
25:i+own -26:i+panic -11:i+pay -31:i+put -15:i+slow -16:i+sold 21:i+start -24:i+stuck 19:i+that -43:i+the -49:i+there 61:i+thi 12:i+think 11:i+use 24:i+want 12:i+would 12:i+wrong 14:id
-26:id+verification 22:identify 15:identify+the -11:if+the 10:im -32:imp -18:imp+vol -18:imp+volatility 26:in+$ -44:in+_ 15:in+a 12:in+and -12:in+at -24:in+berlin -23:in+china -27:in+form
-30:in+germany 12:in+it 47:in+my -27:in+prison -12:in+simple 30:in+spr -13:in+sydney 43:in+the -17:in+thi -12:in+tokyo -13:index -14:index+out -14:indexerror -14:indexerror+list -26:inflow
-17:inflow+into 13:inheritance 12:inheritance+paper 38:inside 23:inside+$ -14:into 37:into+_ -26:into+the -33:into+word 18:ist 18:ist+der 83:it 65:it+$ 10:it+. 23:it+? 14:it+_ 21:it+cheap
10:it+compress 11:it+do 33:it+i -27:it+legal 11:it+made 10:it+n -22:it+up -36:it+wa -14:italian -14:italian+guy 18:janvi 18:janvi+svp -20:jewell -20:jewell+$ -27:job 16:job+$ -32:job+at -10:jogg
12:jpeg 18:json 17:json+schema -16:just -29:just+name 23:keccak 16:keccak+of 21:keccak256 17:keccak256+of 23:keep -37:key -31:key+$ 10:kid+please 14:kind 20:kind+tell -28:knee -16:knee+hurt 22:know
16:known 16:known+? -18:kyc 27:l2 18:la+blockchain -14:la+in -14:la+la 18:la+tvl 10:lad 10:lad+, 21:lamport 16:lamport+into 18:land 13:land+on -28:landlord -19:landlord+allow -11:last+seen
-11:last+train 20:late 11:late+husband -45:latest -14:latest+_ -33:latest+crypto 12:launch 10:launch+now -13:launch+the 10:launch+thi -11:lawy -11:lawy+ha -16:lawyer -12:lawyer+for 12:lead -15:lead=-1
23:lead=-2 82:lead=-3 -33:lead=0 -50:lead=1 -36:lead=2 29:lead=3 -36:leave -17:leave+$ -16:ledg -17:ledg+? -35:left+at 20:left+on 32:left=chain -12:left=coin 16:left=evmAddress -41:left=step
18:left=time -36:legal -27:legal+to 25:lend 23:level 10:level+of -18:life -18:life+$ -39:lightn -39:lightn+network 35:like 13:link 43:liq 26:liq+on 14:liquidat+? -14:liquidat+on -53:liquidation
-64:liquidation+_ 27:liquidity 11:liquidity+i 49:list -14:list+index 14:list+the -14:live -11:live+now 14:live+und 26:lock 12:lock+$ 14:log -43:logo -48:logo+for 28:lol 17:lol+, -97:long 10:long+$
-18:long+do -14:long+i -50:long+short -25:long+v -24:long+versu 27:look 21:looks-up=0 19:looks-up=1 14:lose -15:lost -18:lost+the -12:lost+two -14:low 13:low+$ -30:low+ga 35:lp 16:lp+lock 13:m
-21:macd -21:macd+signal 10:mad+lad 56:made 21:made+_ 19:mainnet 19:mainnet+$ -48:make -18:make+$ -47:make+me -19:many 29:many+conf 17:many+confirmation -16:many+day -24:many+follower -27:many+github
27:many+of 17:many+pengu -38:many+people 15:many+sat -72:many+validator 25:market -18:market+. 11:market+cap -13:market+on 16:marketplace 11:marketplace+are -11:marry+, -13:match -11:match+_
-14:matter -14:matter+$ 13:mcap -32:me+$ -22:me+, 21:me+_ -33:me+a 10:me+asap -24:me+fill 14:me+how 33:me+the -30:me+with 11:me+would 33:mean 12:mean+$ 11:mean+of 20:mein 20:mein+_ 17:memecoin
-11:merge -11:merge+conflict 12:message 16:met 16:met+$ 28:metamask 21:metamask+show -20:mev -20:mev+bot 14:midpoint 13:midpoint+? -12:might -12:might+it -24:min -41:min+pool 16:mine -12:mine+and
40:mint 10:mint+it -13:mislaid -13:mislaid+the 20:mit 20:mit+sein 14:mkt 14:mkt+, -28:moment+? 19:moment+of 28:money -22:moon -22:moon+$ 13:morn 14:morn+$ -15:morn+? -16:mortgage -16:mortgage+rat
-22:most -18:most+_ -21:most+block 11:most+of 58:mov 19:mov+house 17:move 11:move+_ 37:much 12:much+_ 10:much+did 12:much+do -37:much+doe 11:much+volume -23:much+wa 11:must 33:my 13:my+. 19:my+account
21:my+bag 51:my+bal -24:my+bank 12:my+buddy -13:my+capital -12:my+cat 15:my+clipboard 19:my+coin 10:my+colleague -19:my+comput -21:my+credit 19:my+daught 25:my+draft 41:my+employ 20:my+exchange
15:my+friend -16:my+grandmoth 11:my+grandson -26:my+id 12:my+inheritance -20:my+jewell 16:my+job -31:my+key -24:my+knee 16:my+lamport -24:my+landlord 11:my+late -11:my+lawy 10:my+mad 14:my+market
22:my+metamask 21:my+nephew 14:my+open -16:my+ord -36:my+package 12:my+payment -17:my+paypal 11:my+phantom -30:my+phone -12:my+print -14:my+python 12:my+realis -12:my+recovery -22:my+screen
17:my+sentence 12:my+stable -17:my+tax -33:my+team 10:my+thesi -33:my+token -15:my+transaction 20:my+tx -33:my+wallet 10:my+withdrawal 10:n+i -12:name 11:name+$ 14:name+? -12:name+and -20:name+of
-29:name+one 14:name+still 28:named=false -17:named=true 13:namehash 12:namehash+for -12:near -12:near+me 26:need -11:need+a 24:need=address 11:need=amount -42:need=anything 11:need=coinSymbol
-11:need=query 11:need=solanaAddress 37:needs=0 12:needs=3 21:nephew -16:net -17:net+inflow -12:network+and -13:network+capacity -15:new -39:new+coin 14:new+token -32:news -31:news+please -52:next
-10:next+? -35:next+_ -15:next+conference 49:nft 18:nft+? -15:nft+community 15:nft+cost 12:nft+my -12:nft+to 18:no 17:no+pay 10:no+side -16:not -19:not+answer -11:not+work 14:noth 13:now -35:now+,
12:now+at 19:now+on 12:numb -12:numb+i 30:odd 20:of -61:of+_ -13:of+addr1q9adx0p8u0n4jw8gkxw9vmvxj3zt6l9gxs7e3ue0rz6hgg 22:of+an -31:of+apple 23:of+both -10:of+dict 26:of+it 33:of+our -14:of+range
-18:of+reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -17:of+stake 26:of+that 36:of+the 26:of+them 26:of+these 11:of+thi 21:of+those -11:of+wallet -17:of+work -25:of+x 24:off 14:off+for -36:old -22:old+house
-20:old+i 45:on 61:on+_ 10:on+a -24:on+all 15:on+it -30:on+my 17:on+no 15:on+our 10:on+pump -14:on+someth 18:on+the -11:on+thi -15:on+time -41:on+tv 23:on+which -23:on+x -46:on+ye 63:one -10:one+,
13:one+my 13:one+of -11:online+$ 42:only -12:open+for 10:open+now -115:open-own=0 -12:open-own=1 -12:open-own=2 11:open-own=3 64:open-own=4 -45:open=false 33:open=none 27:open=true 68:or 28:or+_
13:or+i -17:or+ledg -21:or+sell -25:ord 25:ord+book -35:ord+i -16:ord+please 13:order -12:oth+_ 14:oth+one 51:our 12:our+dao 25:our+fiscal -15:our+nft -22:our+old -19:our+treasury -11:our+wallet
32:out -11:out+of 13:output 16:over -10:owe -11:owe+on 33:own 15:own+$ -14:own+_ -11:own+of -69:own=0 -87:own=1 -37:own=2 22:own=3 60:own=4 -36:package -36:package+do 13:page 39:pair -26:panic
-26:panic+$ 16:pap 10:pap+wallet -17:pap+with -11:paper+$ 12:paper+the 31:pay 17:pay+$ 23:payload 23:payload+, 39:payment 12:payout -17:paypal -17:paypal+$ -24:pend -35:pend+ord 17:pengu 17:pengu+do
-35:people -19:people+use -10:per+share 10:percent 13:perp -33:person -35:person+behind 11:phantom -15:phish+awarenes -43:phone -11:phone+bill -15:phone+i -13:phone+numb -12:phrase -12:phrase+,
14:piec -29:pin -29:pin+, -12:pippin 46:pl 17:pl+$ 14:pl+, 10:plain 19:platform 19:please 11:please+$ 17:please+, 12:please+. -18:please+correct -13:please+prepare -30:please+spe 28:pnl 11:pnl+_
17:podcast 17:podcast+$ 11:point -10:polite 47:pool -41:pool+found 12:pool+i 19:pool+on -21:pope -21:pope+$ 16:position -16:post -15:post+on -27:prepare -13:prepare+my -12:prepare+the -45:presale
-45:presale+dat 26:price -46:price+$ -28:price+of 13:price+on -33:print -12:print+doe -12:print+on -27:prison -27:prison+$ -18:private -18:private+life 19:probability 12:profile -14:profit+on
-24:project -14:project+$ -17:project+have -21:proof -17:proof+of -16:proofread -13:proofread+the -76:proposal -15:proposal+$ -23:proposal+are -17:proposal+i -16:proposal+with 25:protocol
-29:protocol+$ 12:protocol<coin -11:protocol<exchange 11:protocol<time 15:proxy 11:proxy+for 13:pull 13:pump 14:pump+$ 12:purchas -25:put -32:put+my -14:python -14:python+script -14:query<name
-22:queue -12:queue+for -26:rain -16:rain+at -13:rain+in -14:range -14:range+, -22:rank -19:rank+of -27:rarity -27:rarity+rank -20:rat -11:rate 10:rate+for -20:rate+of -50:ratio -21:ratio+for
-18:ratio+of -15:ratio+on 31:read 15:read+_ -14:read+thi -16:real -35:real+name -13:real+person 18:realis 11:realis+pnl -18:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -18:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh+$
12:receipt -22:recipe -17:recipe+for 11:recommend -12:recovery -12:recovery+phrase 11:redeem -14:reentrancy -14:reentrancy+find 11:reference -23:refund -18:refund+for -11:regex -12:regex+that
-12:rememb+? -12:repo -12:repo+_ 24:reserve 23:reserve+of -13:restore -13:restore+them -20:result -23:result+_ -32:return -24:return+? -11:return+_ 14:revenue -78:revoke -62:revoke+every
-26:revoke+that 16:right 15:right+now 10:risk 10:risk+level 31:rn 10:rn+$ 19:rn+? -11:root -11:root+of 14:rows 14:rows+$ 13:rpc -21:rsi -21:rsi+and 16:rug 21:rugcheck 10:rugcheck+thi 22:run 31:safe
11:safe+? 15:safe+to -27:salary -18:salary+of 20:same 20:same+in -18:sang -14:sang+that 19:sat 15:sat+are -11:satoshi+last 11:saving -16:say -15:say+_ -16:say+error -14:say+indexerror -32:scamm
-20:scamm+me 17:schema 17:schema+$ -11:school+open -30:score -20:score+$ -17:score+of -25:screen -22:screen+$ -11:script -14:script+say 24:search 11:search+the 16:see -22:see+my 20:see+why -11:seen
-11:seen+online 20:sein 20:sein+_ 19:selector 11:sell -18:sell+? 11:sell+tax -20:sell+the 24:send 11:send+_ -36:sent+_ 21:sent+me 18:sentence 35:sentence+$ -18:sentence+she -11:serv+him -10:service+i
11:set 17:sha 17:sha+of -16:shar+, -18:share -10:share+_ 21:share+of -31:share+price -18:she+don -12:shirt -12:shirt+$ -68:short -14:short+$ -24:short+? -15:short+account 14:short+pay -35:short+ratio
-13:should -15:should+a 17:should+be -29:should+i 66:show 17:show+me 10:show+my 30:show+zero 23:sid 23:sid+$ -16:side+$ 55:sign 17:sign+the -21:signal -21:signal+on -11:simple -12:simple+word 59:since
10:since+_ 20:since+the -19:sist+wedd 15:site 11:sitt 20:slot -14:slow -15:slow+$ -17:smart -18:smart+contract -12:snapshot 36:so 17:so+far 11:social -30:sofa -20:sofa+$ -12:soft -12:soft+egg
11:solanaAddress<coin 11:solanaAddress<number -15:sold+$ 11:sold+_ 28:some 15:some+_ -23:some+coin 17:some+when 11:somebody 21:someone 11:someone+empty -14:someth+bad -21:song -14:song+la -15:sort
-10:sort+a 14:source -30:spe -30:spe+it 13:spend -49:spot -34:spot+_ 11:spot+balanc -31:spot+etf 25:spr 21:spr+$ -20:square -11:square+root 26:stable 11:stablecoin -15:stair -12:stair+, 10:stak
15:stak+$ -20:stake -17:stake+$ 36:stand 27:stand+$ 19:start 16:start+my 13:stat 11:stat+for -11:state 13:statu 13:statu+of 55:still 13:still+free 12:still+have -12:still+rememb -49:stock
-52:stock+price 27:storage 25:str 16:str+$ 70:strange=0 -69:strange=1 -137:strange=2 -117:strange=3 34:strangers=0 -13:strangers=2 -15:strike -11:strike+, -38:stuck -24:stuck+$ -30:stuck+with
29:subject=false 10:subject=true -20:supp+now 13:supp+of -13:support 18:svp 18:svp+$ 24:swap -13:sydney -13:sydney+$ -26:t -18:t+ha -11:t+hold -16:take -20:take+in 22:takes=0 -33:takes=1 44:takes=2
14:takes=3 -19:talk+$ 13:talk+about 14:tape 14:tape+for -58:tax -17:tax+do -12:tax+form -37:tax+return -12:tax+year -51:team -21:team+make -52:team+win -49:telegram -50:telegram+group -11:telephone
-11:telephone+of 57:tell -12:tell+if 26:tell+me 20:tell+the 12:tell+your 12:terminal 25:text 15:th -32:th+$ 15:th+i 15:th+in -16:thank -17:thank+, 73:that 29:that+_ -26:that+approval 12:that+came
-13:that+launch -11:that+match 15:that+my -20:that+scamm -14:that+song 38:the -14:the+80 -63:the+_ 16:the+addres -13:the+anon 17:the+backer -26:the+balance -21:the+best 13:the+block 13:the+bot
13:the+bridge -34:the+capital -22:the+car 19:the+chance 22:the+cheapest 21:the+coin 13:the+collection 26:the+company -12:the+complet 15:the+counterparty -14:the+current -21:the+dao 14:the+dapp
20:the+day -31:the+delegat 15:the+deposit -23:the+derivative 16:the+dev -17:the+difference -33:the+drop -10:the+earth 28:the+end -12:the+exit 22:the+exploit 16:the+explor 13:the+fee 16:the+firm
-14:the+fish -15:the+flight 12:the+floor 16:the+follow -35:the+found 11:the+french -12:the+fridge -36:the+game 14:the+government -18:the+grammar 11:the+guy -14:the+hack -11:the+home 17:the+json
-14:the+latest -12:the+lightn 16:the+lp -22:the+moon -12:the+most 28:the+name 21:the+network -37:the+new -38:the+next 15:the+nft 19:the+odd 10:the+one 18:the+pair -35:the+pend -20:the+person
27:the+pool -21:the+pope 19:the+probability -28:the+project -17:the+protocol 14:the+proxy 22:the+rate -11:the+real -14:the+reentrancy 10:the+risk 20:the+same -11:the+school -36:the+score 18:the+sell
11:the+set 17:the+sha -31:the+share -20:the+sofa -47:the+spot -15:the+stair -17:the+supp -12:the+team 17:the+th 10:the+tick -27:the+token 17:the+treasury 34:the+two -34:the+u 24:the+vault 12:the+win
25:the+yield 16:their -13:them+? -13:them+for 11:them+sold 17:there 24:there+$ 11:there+. 13:there+alway -60:there+an -27:there+any 11:there+i 25:these 14:these+wa -27:they+find 79:thi 28:thi+$
-43:thi+_ -23:thi+addres -14:thi+audit 12:thi+data 10:thi+for 13:thi+low 13:thi+memecoin -18:thi+sentence 26:thi+to -10:thi+wallet 16:think 24:those 18:those+were 21:thru 16:thru+$ 14:tick -47:tim
-47:tim+_ -23:time+i -10:tmrw -14:to 10:to+$ 14:to+be -21:to+buy -14:to+declare -17:to+ent 16:to+file -18:to+market 10:to+me -21:to+my -19:to+own -12:to+print -16:to+rain -11:to+serv -14:today
-18:today+$ 41:token -77:token+$ -14:tokyo -14:tokyo+$ 13:told -15:tone -15:tone+$ -42:tonight -42:tonight+$ 26:topic 14:topic+$ -18:total+liquidation 10:track 32:trad -27:trad+of 11:trade -11:trader
-11:trader+on -36:train -17:train+from -24:train+leave -13:transaction 10:transaction+$ -49:transaction+_ -28:transaction+on 30:transf 10:treasur -20:treasury+to -17:trezor -17:trezor+or 14:trust
20:turn 16:turn+my -41:tv -41:tv+tonight 63:tvl 18:tvl+de 28:tvl+of -18:tweet -18:tweet+today -56:twitt -16:twitt+$ -33:twitt+follower 21:two 15:two+dat 24:two+did -12:two+word 49:tx 16:tx+go 11:typ
-23:u -12:u+_ -13:u+spot 15:und 14:und+$ -11:undo -11:undo+$ 10:unpack 10:unpack+the 13:unspent -14:until+_ 18:until+now 28:up 10:up+_ -30:up+from -23:upgrade -23:upgrade+date -22:use+twitt
-25:v+short 29:valid 25:valid+? -87:validator -16:validator+are -12:validator+at -58:validator+doe 33:vault -24:verification -26:verification+i 39:verify -24:versu -24:versu+short 11:very -19:vitalik
-18:vitalik+tweet -11:vol+by -18:volatility 64:volume 24:volume+of 18:von 18:von+diesem -64:vot -12:vot+in -42:vot+on -12:vot+so -64:vote -17:vote+? -23:vote+at -16:vote+ye 75:wa 14:wa+burn 20:wa+hat
36:wa+it -24:wa+liquidat 13:wa+my -11:wa+satoshi -36:wa+sent 24:wa+the -11:wait -16:wallet 16:wallet+$ -11:wallet+. 20:wallet+? -23:wallet+_ -12:wallet+back 12:wallet+flagg -14:wallet+i -12:wallet+in
-25:wallet+pin -20:wallet+that -21:wallet+to 54:want 33:want+to 40:we 16:we+met 19:we+mov -20:we+sell -22:we+sold -19:wedd -16:wedd+$ 14:went+out -16:went+to 18:wer 18:wer+ist 11:were 18:were+burnt
-17:were+great 28:whale 13:whale+buy 27:what -16:what+a 23:what+are -14:what+can 21:what+do 46:what+doe 11:what+fee -11:what+ha 18:what+he -11:what+i 15:what+it -12:what+might -35:what+now -23:what+on
19:what+share -12:what+should -15:what+tax -67:what+the -28:what+time 16:what+wa 22:what+would 35:when -11:when+do 17:when+drunk 19:when+we -21:where+did -16:where+doe 12:where+i 10:where+my 15:wheth
11:wheth+it 15:which 19:which+addres -29:which+altcoin 10:which+dex -27:which+hardware 11:which+marketplace -41:which+min 11:which+nft 28:which+of -34:which+proposal -12:which+real -10:which+sort
23:who 18:who+are -22:who+bought 10:who+fund 11:who+mint 12:who+own -18:who+sang -13:who+the -15:who+vot 10:whole 25:whole-own=0 -32:whole-own=1 20:whole-own=2 32:whole-own=4 14:why 20:why+my -18:will
-22:will+do -42:win 12:win+, -43:win+_ 11:winning 11:winning+so -20:wire -20:wire+_ 23:with 16:with+_ 11:with+a -16:with+all 14:with+dat -30:with+low -40:with+my 15:with+stak 16:withdraw
16:withdraw+since 14:withdrawal 10:withdrawal+from 12:won 12:won+$ -11:won+t -60:word -12:word+. -29:word+of -15:word+please -12:word+what 31:words=0 -21:words=2 23:words=4 44:words=5 31:words=6
-13:work -12:work+$ -17:work+and 19:work+for 33:worth 46:would 19:would+_ 11:would+ya 12:wrong 12:wrong+, -47:x -23:x+? -15:x+thi -23:x+x 11:ya 11:ya+, -36:ye -11:ye+, 14:ye+at -32:ye+for -51:ye+on
15:year 25:year+$ -12:year+. 25:yet 13:yet+? 26:yield 13:yield+there -52:you -20:you+do -20:you+get 12:you+have -24:you+help -16:you+proofread -13:you+restore -19:you+talk -17:you+were -16:your
12:your+dev -30:your+side 23:zero 20:zero+? 18:évolution 18:évolution+de 20:überwiesen 20:überwiesen+?`,
};
