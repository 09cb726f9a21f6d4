// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `35:* 11:,+24h 29:,+_ 15:,+ai -16:,+all -55:,+and -10:,+backtest -10:,+bitte 30:,+but -24:,+by 23:,+can 18:,+check -17:,+cost 15:,+doe -22:,+domain -13:,+en -20:,+fail -20:,+for 14:,+how -17:,+i
27:,+in 11:,+includ -21:,+it -11:,+list -22:,+message -12:,+one 23:,+only -14:,+or -19:,+please 19:,+price -11:,+primarytype -17:,+rank 15:,+that 25:,+the 34:,+there 14:,+to 53:,+topic0 -11:,+typ
-26:,+uint256 19:,+verify -55:.+_ 20:.+any 12:.+confirm -20:.+i 36:.+it 15:.+list -29:.+my -18:.+please 12:.+safe 15:.+the 32:.+what 10:20x 10:20x+i -28:24h -25:24h+volume -13:4byte -14:4byte+for
-13:7f2c91 -13:7f2c91+. -28:<bitcoinAddress> -18:<chain> -44:<collection> 24:<count> -38:<ens> -34:<evmAddress> 28:<exchange> 14:<fiat> -80:<hex> -43:<holder> -22:<moveType> 43:<name> -15:<number>
-58:<pair> -15:<protocol> -60:<quoted> -12:<series> -19:<signature> -79:<solanaAddress> -18:<solanaSignature> 25:<step> -41:<ticker> 15:<time> -20:<unit> -52:<url> -21:<venue> 20:?+? -34:?+_ -10:?+and
17:?+in 20:?+it 10:?+leverage 18:?+need -53:?+only 14:?+she -17:?+show -12:?+tell 25:?+the 16:?+trad -18:?+which -14:^+4byte -21:^+_ 17:^+allowance 28:^+am -14:^+any -14:^+anyth 11:^+bid 49:^+build
18:^+by 13:^+collection 14:^+compare -21:^+compute -15:^+contract -63:^+convert 19:^+could -68:^+current -20:^+custom 25:^+depth -14:^+did -17:^+do 25:^+effective 18:^+event -36:^+find 25:^+floor
-20:^+for 56:^+fund -29:^+ga -10:^+hangi 30:^+hold -22:^+holder 12:^+how 35:^+i -28:^+in 43:^+l2 -13:^+la 53:^+lamport -16:^+latest 17:^+market 20:^+me -11:^+median 17:^+midpoint -34:^+nft 12:^+on
16:^+open -16:^+option -14:^+pippin 59:^+price 11:^+put -15:^+pyth -20:^+quanto 36:^+query 46:^+read 11:^+rough 33:^+rugcheck 33:^+search 15:^+show -26:^+since -12:^+someone 14:^+stablecoin -23:^+the
19:^+there -27:^+these 24:^+time 43:^+token -33:^+top 29:^+trad 35:^+tvl -10:^+two 12:^+wa 44:^+what 30:^+when -42:^+where -10:^+which -15:^+who -18:_+$ -34:_+, -15:_+. -13:_+7f2c91 -42:_+? -62:_+_
-33:_+a 12:_+account -35:_+addres -20:_+adesso 11:_+are -20:_+at -13:_+been 27:_+block -15:_+book -30:_+by 46:_+candl -11:_+chain -25:_+chanc -22:_+cut 16:_+deploy 25:_+deployment -15:_+develop
-12:_+dex -21:_+digest -16:_+earn 14:_+even 11:_+for -25:_+from -13:_+fund 22:_+gain 50:_+getlog 25:_+give 20:_+goe 23:_+gone 11:_+ha 15:_+hash -11:_+have -25:_+hold -38:_+how -17:_+i -64:_+in
-20:_+just -73:_+lamport -11:_+late 12:_+level -54:_+liquidity -13:_+list 12:_+mainnet 16:_+most -27:_+move -11:_+name -20:_+need -11:_+odd 27:_+of -30:_+ohlcv -29:_+on -15:_+open 30:_+over -10:_+own
-23:_+path -22:_+perp 22:_+pl 56:_+please -59:_+pool -13:_+por -27:_+price -34:_+px 27:_+question 28:_+quote -15:_+real -16:_+recent 18:_+route 20:_+safe -12:_+search 12:_+sery 31:_+should 15:_+sit
-66:_+slot 19:_+stable -13:_+stablecoin -23:_+stack 24:_+that 18:_+thi -14:_+to 33:_+token 20:_+told -16:_+trade 27:_+transaction 42:_+treasury -22:_+true 52:_+tvl -12:_+tx -17:_+up 15:_+wallet
-41:_+what -15:_+with 11:_+without 17:a 63:a+_ -27:a+addres 15:a+bet 11:a+certain -14:a+chart 12:a+collector 13:a+company 14:a+copy -28:a+day 22:a+list 20:a+man 25:a+new 15:a+open -27:a+price
-14:a+profile 14:a+raw -18:a+scam -18:a+tool -27:a+topic -17:a+transaction -17:a+year 17:about+in 28:above 28:above+spot -14:accept -15:accept+and -27:accord -27:accord+to 41:account 20:account+,
14:account+. -22:acros -10:acros+chain 17:ad 18:ad+$ -10:add+recent 19:addres -24:addres+, -27:addres+_ 26:addres+for 15:addres+i 19:addres+of -10:address -15:address<block -49:address<chain
-12:address<count -25:address<evmAddress 50:address<evmHash 51:address<hex -30:address<namesake -16:address<number -39:address<series -20:adesso -11:adesso+in 11:aft 31:afternoon 31:afternoon+,
25:against 22:against+_ 15:ai 15:ai+or -35:all -14:all+_ 14:all+are -21:all+chain 13:all+nft -18:all+of 13:all+outgo 38:allowance 21:allowance+did 10:allowance+of 14:also+a 32:am 68:am+i
13:am+liquidator -26:am+not -12:am+review -54:amount -21:amount+, -24:amount+i -27:amount<chain 37:amount<coin 26:amount<number 20:amount<protocol -26:amount<unit 28:an 22:an+_ -14:an+audit
21:an+insurance 16:an+l2 -17:an+nft 15:an+ord -30:and -12:and+_ 11:and+borrow 18:and+every 29:and+for -31:and+how 13:and+in -13:and+mine 12:and+my -11:and+on -22:and+supp -10:and+the -14:and+topic0
14:and+value 31:and+verification 20:and+volume 33:and+want -61:and+what -22:and+which 22:and+who -23:any+_ 20:any+order 20:any+real -46:anyAddress<chain -19:anyAddress<coin -16:anyAddress<evmAddress
-14:anyAddress<namesake -29:anyAddress<series 17:anyAddress<step -25:anyth 50:anything<chain 18:anything<coin -15:anything<ens 51:anything<evmAddress -18:anything<evmHash 14:anything<fiat
-18:anything<hex -33:anything<namesake -10:anything<pair 13:anything<protocol 23:anything<series -15:are -11:are+$ 18:are+_ -32:are+a 14:are+from 16:are+list -18:are+obligatory 11:are+still
14:are+talk -11:are+there -21:are+they -13:argument -18:argument+doe 16:around 22:around+the -11:article 13:artist -11:ask+for 22:at -15:at+$ -11:at+any -12:at+least -11:at+present 68:at+that
-24:at+the -11:at+thi 16:at+what 16:at+when -19:audit -12:audit+memo -18:autumn -18:autumn+? -10:backtest -10:backtest+someth 11:bag 13:balance 14:balance+sheet 30:be -19:be+? 25:be+paus 12:be+several
17:be+the -18:been -13:before+it 18:behind 22:behind+? 31:belong 30:belong+to -17:besides=-1 -52:besides=0 -57:besides=1 -72:besides=2 -18:besides=3 28:best 13:best+_ 31:best+bettor 12:bet 15:bet+$
12:bet+ha -18:bet+on 17:bett 31:bett+since 31:bettor 31:bettor+on 17:between 13:between+two 11:bid+ask -26:big -21:big+dao -20:biggest -23:biggest+coin -11:biggest+lend 36:biggest+transfer
-15:bitcoinAddress<bitcoinAddress -16:bitte -10:bitte+? 37:block 48:block+$ -19:block+explor 23:block+please -19:block<block -31:block<chain 38:block<evmAddress 51:block<evmHash 51:block<hex
-19:block<number 18:book 27:book+on 11:borrow 11:borrow+on -31:bos -22:bos+$ -13:bos+claim 22:bos+use -24:bos+want 20:both 20:both+run 14:both+venu 19:bought 40:bought+$ 17:bridg+and 19:bridge
36:bridge+today 21:broth 20:broth+both 42:build 49:build+me 11:burn -14:busiest 35:but 27:but+take 12:buy+in -13:by -38:by+24h -21:by+_ 47:by+chain 12:by+how 12:by+it 31:by+market -17:by+protocol
18:by+the 25:by+them -14:by+trust -26:byt -27:byt+are -42:call -14:call+$ -23:call+, -10:call+_ -11:call+pippin 24:call-own=1 -49:call-own=2 -53:call-own=3 -64:call-own=4 30:call=call_contract
11:call=check_approval_security -18:call=check_dapp_security -12:call=check_malicious_address -12:call=check_phishing_site 43:call=check_token_safety 22:call=compute_create_address
-26:call=convert_units -28:call=decode_selector 37:call=encode_abi 22:call=get_bridges -16:call=get_btc_address 11:call=get_btc_mempool 31:call=get_btc_price -13:call=get_categories
20:call=get_chain_fees 12:call=get_chain_info 21:call=get_chain_stats 32:call=get_chain_tvl_history -12:call=get_chains 28:call=get_chains_tvl_history -25:call=get_coin_history
38:call=get_coins_market_data 35:call=get_companies_treasury 14:call=get_contract_bytecode -15:call=get_current_prices 21:call=get_defi_protocols 21:call=get_derivatives_tickers 17:call=get_dex_pair
-16:call=get_dex_volume 24:call=get_dex_volumes -16:call=get_dexes -17:call=get_emissions 33:call=get_erc20_transfers -29:call=get_event_topic 34:call=get_exchange_tickers -21:call=get_exchanges
-10:call=get_exchanges_list -10:call=get_fee_history -32:call=get_first_prices -12:call=get_function_selector -65:call=get_gas_overview -14:call=get_global_defi 14:call=get_hacks
-21:call=get_historical_prices 49:call=get_jup_quote 14:call=get_kalshi_event -13:call=get_kalshi_price_history 50:call=get_logs 16:call=get_new_pools 16:call=get_nft_market_chart -23:call=get_nfts
16:call=get_open_interest_overview -12:call=get_options_by_chain -31:call=get_options_overview 26:call=get_perp_funding_history 12:call=get_perp_open_orders 21:call=get_perp_orderbook
21:call=get_polymarket_leaderboard 17:call=get_pool_ohlcv -12:call=get_prediction_price_history -12:call=get_price 14:call=get_price_chart 72:call=get_price_percentage_change 23:call=get_protocol_fees
-11:call=get_protocol_tvl -16:call=get_pyth_price 19:call=get_rugcheck_new -16:call=get_rugcheck_verified 22:call=get_sol_priority_fees -13:call=get_sol_token_supply -15:call=get_sol_transaction
27:call=get_spot_markets -35:call=get_stablecoin -15:call=get_stablecoin_charts_by_chain -14:call=get_stablecoin_prices -23:call=get_stablecoins 38:call=get_storage_at -22:call=get_sui_token_security
19:call=get_token_lock_info -12:call=get_token_pools 39:call=get_token_price -19:call=get_token_profiles -26:call=get_trending -16:call=get_trending_pools 33:call=get_wallet_nft_collections
27:call=get_wallet_token_balances 42:call=list_kalshi_events -16:call=list_kalshi_markets 39:call=list_prediction_events -16:call=list_pyth_feeds -14:call=look_up_token -15:call=resolve_ens
-12:call=search_all 33:call=search_chain -28:call=search_dex_pairs -30:call=search_polymarket -20:call=search_pools 35:call=search_solana_tokens 44:calldata 39:calldata+for -60:calls=1 -67:calls=2
18:calls=3 22:can+i -16:can+one 25:can+trad 51:candl -20:candl+, 22:candl+_ 16:candl+of 17:candl+on 64:cap 32:cap+$ -18:cap+and 20:cap+of 16:cap+rank 22:cap+volume -13:capitalisación
-13:capitalisación+, -11:carry 14:cash 14:cash+out 13:category 34:category+i -23:category=defi_protocol -21:category=market_data -75:category=network_infrastructure -38:category=nft_analytics
-22:category=onchain_dex -48:category=portfolio_wallet -50:category=prediction_markets -88:category=search_discovery -52:category=security_risk -31:category=token_contract 11:certain -25:chain
-12:chain+, -16:chain+? 41:chain+_ -24:chanc -25:chanc+for 18:chance 14:chance+? -12:chart+in 10:chart+the 13:cheapest+, 18:check+the -13:check+thi 12:circulat -13:circulation -13:circulation+on
-15:claim -13:claim+_ -13:claim+an -14:club -13:club+want -86:coin 21:coin+$ -14:coin+, -13:coin+by -10:coin+did -23:coin+first -27:coin+gain 34:coin+in -41:coin+lost 21:coin+on -11:coin+with
-23:coinId<coin -45:coinId<fiat 13:coinId<series -36:coinId<time -12:coinSymbol<chain 49:coinSymbol<coin 93:coinSymbol<exchange -30:coinSymbol<name -12:coinSymbol<number 93:coinSymbol<protocol
-47:coinSymbol<series 32:coinSymbol<time -55:coingecko -10:coingecko+add -10:coingecko+today -10:coinl -10:coinl+yeni 46:collection -17:collection+_ 13:collection+cheapest 15:collection+on
14:collection+stat 21:collection<chain 16:collection<coin -28:collection<collection 25:collection<series 18:collection<time 12:collector 12:collector+. 18:com 29:com+out 33:company+. -25:company+to
25:compare+it 22:competitor 20:competitor+put -13:compil -12:compil+wa -21:compute -21:compute+the 12:confirm+that -16:confirmation -20:confirmation+, 11:connect+? 21:contract -63:convert
-66:convert+_ 15:copy+on 23:cost+? -16:cost+and -11:cost+on 21:cost+there 25:could 14:could+buy 15:could+you 37:count 31:count+and -18:crash -18:crash+thi 17:create 17:create+? 26:create2
26:create2+addres -34:crypto -30:currency -21:currency+of -56:current -66:current+_ -18:custom -20:custom+ticket 17:cut+off 12:d 32:dao+$ -21:dao+worth 18:dat -11:data+of -59:day -37:day+$ -27:day+,
-12:day<chain -25:day<coin -23:day<fiat -19:day<series -25:day<time 18:days<chain 35:days<coin -35:days<exchange 32:days<series -13:days<time -16:dealing -16:dealing+in -24:decemb -16:decemb+$
25:decid 25:decid+the -20:decod -20:decod+call -27:decode -22:decode+thi -47:deepest -55:deepest+_ -28:defi -28:defillama 19:deploy 15:deploy+with 33:deployment 25:deployment+$ 14:deposit 16:deposit+_
26:depth 24:depth+at -12:derivativ+exchang 17:derivativ+platform -24:develop -14:develop+_ -40:dex -19:dex+$ 24:dex+run 18:dexscreen+? 37:did -21:did+_ -10:did+coingecko 23:did+i 24:did+it 21:did+the
-17:did+tvl 12:different+network -21:digest -11:digest+primarytype -11:digest+typ -16:disclosure -16:disclosure+. 11:discord 12:discord+sent -27:do 36:do+against 15:do+i 20:do+they -65:do+you -27:doc
-27:doc+, 14:doe -48:doe+_ -14:doe+a 12:doe+he 21:doe+send 26:doe+the -15:doe+your -21:domain -22:domain+_ 25:done 31:done+bett -13:draft -13:draft+before -50:each -13:each+chain -16:each+disclosure
11:earn 16:earn+the 25:effective 25:effective+ga 17:election+morn -15:election+with -17:en -16:en+_ 10:enough+liquidity -13:ens<ens 21:even 14:even+$ 16:even+up 23:event -17:event+_ 29:event+belong
21:event+of 10:ever 18:every+hop -14:everybody -13:everybody+search -12:exact+tool -34:exchang -20:exchang+by 37:exchange 18:exchange+turn -31:exchange<coin -35:exchange<exchange -16:exchange<pair
27:exchangeId<coin 34:exchangeId<count -17:exchangeId<exchange 27:exchangeId<fiat 24:exchangeId<number 27:exchangeId<series -15:exchangeId<time -17:exist -17:exist+a 25:exploit 22:exploit+$ 34:explor
66:explor+of 25:factory 26:factory+_ -22:fail -20:fail+$ -20:fail+reason -23:fattest -21:fattest+treasury -13:favor -13:favor+$ 33:fee 17:fee+did 20:fee+doe 26:fee+on -11:fee+that 27:fee+v -14:feed
-22:fiat<chain -34:fiat<coin -16:fiat<count -29:fiat<fiat -14:fiat<series -12:fiat<time -17:field -17:field+of 50:field=0 38:field=1 25:field=2 -12:field=3 -12:file -22:find 16:find+out -17:find+trad
-48:first -16:first+. -17:first+one -10:flagg -11:flagg+for -20:floor -36:floor+$ 11:floor+in -18:floor+pric 24:floor+price 52:for 27:for+_ 14:for+at 30:for+how 41:for+me 24:for+my -18:for+nft
-19:for+on 16:for+one -20:for+our 28:for+that 16:for+the -21:for+token -12:for+wallet -11:fresh -12:freshest 16:friend 17:friend+lik 64:from 14:from+, -19:from+_ 21:from+a 38:from+the 15:front
18:front+. 69:fund 49:fund+_ 11:fund+lend -15:futur -44:ga -14:ga+$ -17:ga+price -16:ga+right 10:ga+will -13:gain 22:gain+since -30:gain+the -40:gainer -39:gainer+of 11:gallery 12:gallery+lent
-13:genuine -13:genuine+and -44:get -33:get+_ -12:get+in 13:get+into 50:getlog 53:getlog+for 11:gett+liquidat 15:giv 14:giv+it 17:give 21:give+on 10:go+sleep 20:goe+out -13:goe+to 23:gone 23:gone+up
-12:got -13:grand -13:grand+por -12:grandson 52:ha 17:ha+, -10:ha+_ 20:ha+any 27:ha+done 14:ha+her 20:ha+our 16:ha+she 29:hack 27:hack+and 21:had 16:had+some -10:hangi -10:hangi+coinl 29:hash
-19:hash<evmHash -19:hash<hex 14:have -19:have+a 15:have+an 17:have+i 11:have+my 20:he 21:her 14:her+own 14:here+$ -12:here+for -55:hex<hex -20:hi -33:hi+. 14:high+chance -66:highest -24:highest+fee
-33:highest+floor -10:highest+volume 11:history 19:history+, 76:hold 12:hold+any 31:hold+count 11:hold+it -17:hold+on 26:hold+the -23:holder -22:holder+and -18:holder<holder 18:hop 18:hop+. -19:hour
-16:hour+$ 17:how+can 11:how+did -19:how+ha -49:how+large 31:how+much -19:how+thick 16:husband 16:husband+had 56:i -103:i+_ 20:i+a -32:i+am 19:i+behind 30:i+bought 17:i+bridg -15:i+call -12:i+can
18:i+cut 16:i+even -13:i+everybody 15:i+find 10:i+gett 10:i+go 25:i+have 20:i+hi 37:i+hold -12:i+in -23:i+inside -12:i+it 15:i+know 16:i+like -19:i+m 21:i+mean -11:i+most 64:i+my -29:i+need 17:i+not
-10:i+on 18:i+only 11:i+owe -13:i+own 22:i+pay 29:i+provide -16:i+see 22:i+start 11:i+supp -12:i+suspect -11:i+that -21:i+the -11:i+their -11:i+there 14:i+topic0 -24:i+unlimit 37:i+us 21:i+used
14:i+ve 20:i+wa 13:i+worth -10:i+write -30:id -41:if -19:if+it -23:if+the 20:impact 18:impact+and 19:in -10:in+$ 21:in+, -37:in+a -13:in+circulation -16:in+coin -16:in+decemb 14:in+for 18:in+front
12:in+hi 14:in+it 15:in+my 48:in+sat 13:in+that 19:in+the -11:in+them -11:in+thi 18:in+volume 10:includ 11:includ+unclaim -16:input -17:input+field -20:inside -26:inside+? 26:insurance
26:insurance+valuation 10:interest 25:interest+please 12:into+the 83:it 41:it+? -19:it+a 12:it+addres 17:it+balance -25:it+cost 36:it+do -17:it+fail -13:it+goe 38:it+ha 13:it+have 24:it+i 11:it+in
-10:it+price -13:it+rest 40:it+return -18:it+since -17:it+start 24:it+still 17:it+up 29:it+with 12:itself 27:itself+kept -26:just -10:just+now -11:just+want 25:keep 20:keep+$ 18:keep+nam 24:kept
26:kept+, 19:know -13:know+$ 15:know+, 14:know+for 98:l2 27:l2+$ 18:l2+, 43:l2+book -13:la+_ -20:lamport -20:lamport+to -47:large -49:large+i -14:last -20:late -12:late+$ -14:late+? 16:late+husband
-15:latest 73:lead=-1 78:lead=-2 77:lead=-3 13:lead=0 -22:lead=1 -47:lead=2 -67:lead=3 -12:leaderboard -12:least -13:least+_ 22:left+in -26:left+there -16:left=bitcoinAddress -43:left=chain
-21:left=coin -35:left=collection -40:left=ens -18:left=evmAddress 11:left=evmHash -33:left=exchange -26:left=fiat -36:left=hex -15:left=holder -22:left=moveType 16:left=name -50:left=namesake
-27:left=number -14:left=pair -63:left=protocol -19:left=quoted -19:left=series -54:left=solanaAddress -14:left=solanaSignature -33:left=ticker -34:left=time -12:left=unit -28:left=url -65:left=venue
11:lend 11:lend+and -15:lend+protocol 12:lent 12:lent+work 12:level 12:level+$ 10:leverage+wa 17:lik 17:lik+$ 16:like+, 10:like+to -19:link+_ 18:link+i 11:link+to 14:liquidat 10:liquidat+on
13:liquidator 13:liquidator+of -55:liquidity+$ 17:liquidity+? 29:liquidity+on 11:liquidity+to -27:list -10:list+? 19:list+all 19:list+company -32:list+of -12:list+pl -18:list+the -19:list+them
17:list+there 26:llamaCoin<chain 34:llamaCoin<coin 25:llamaCoin<step -29:lock 11:log 14:log+with 10:long+pay -23:look+at 20:look+it -15:look+up 18:look+wheth -66:looks-up=0 82:looks-up=1 -15:lost
17:lost+deposit -41:lost+most 13:lowest+price -19:m -23:m+new 12:made 21:mainnet+to 20:man 20:man+on -16:many+confirmation 18:many+hold 20:many+percent -32:market 42:market+cap -14:market+on
-45:market+today 14:market+we -22:market<step -30:market<ticker -17:market<time -11:max 22:may 40:me 42:me+$ -14:me+_ 19:me+and 49:me+calldata -21:me+if -24:me+it -26:me+to 23:me+what 23:mean
14:mean+the 14:mean+where -10:mean+which -12:median -11:median+price 16:member 12:meme 15:meme+? -13:memo -12:memo+. 12:mempool 24:mempool+$ -18:message -17:message+_ -16:method -17:method+would
17:midpoint 19:midpoint+? -13:mine+? 20:mine+still -12:mint+for -10:mint+more 36:mint+on -11:mint+or -10:mix -12:moment -10:moment+$ -11:moment+? 13:moment+on 17:money+i -29:more -16:more+than 16:morn
16:morn+$ -96:most -47:most+_ 31:most+fee -30:most+in 16:most+lol 25:most+of -14:most+open -10:most+recent -21:most+revenue 19:mov 11:mov+it -26:move -15:move+_ -22:moveType<moveType 32:much 28:much+$
-43:much+_ 29:much+com 19:much+doe 10:much+ga -26:much+of 23:much+over -19:must -19:must+i 97:my 36:my+_ 11:my+account 12:my+bag -34:my+bos 21:my+broth 32:my+coin 11:my+contract 26:my+factory
16:my+friend 11:my+fund -12:my+grandson 18:my+pm -22:my+son -23:my+tax -12:my+thesi 21:my+wife -13:má -13:má+grand -15:n -47:name+$ 15:name+, 16:name+? 22:name+my 70:named=false -26:named=true
-22:native -21:native+currency -37:need -14:need+_ -28:need+a -14:need+the 19:need+to -23:need=address 26:need=amount -25:need=anyAddress -15:need=bitcoinAddress 37:need=block -23:need=coinId
49:need=coinSymbol -25:need=day -14:need=days -13:need=ens -35:need=exchange -19:need=hash -55:need=hex -18:need=holder 26:need=llamaCoin -38:need=market -22:need=moveType -49:need=other -28:need=pair
-17:need=protocol -28:need=query -40:need=signature -25:need=solanaAddress -18:need=solanaSignature -35:need=time -26:need=unit -28:need=url -16:need=venue -61:needs=0 -57:needs=1 -45:needs=2
-20:network 13:network+. -42:network+do 34:new 21:new+_ 31:new+mint -23:new+to -12:next 17:next+contract -15:next+election -117:nft -21:nft+do -18:nft+floor -12:nft+list -49:nft+market 11:nft+of
-34:nft+project -16:nft+ticket 22:no+$ -10:no+. -10:no+in -14:not -26:not+technical 17:not+there -13:now -15:now+, 16:numb 37:numb+in -18:obligatory -18:obligatory+? -36:odd -19:odd+$ 46:of 28:of+$
-40:of+_ 47:of+a -28:of+all 17:of+an 13:of+both -14:of+coin -25:of+each 19:of+fee -31:of+ga -31:of+it 23:of+mine 27:of+my 44:of+our 26:of+pool -24:of+protocol -10:of+stablecoin 24:of+that 89:of+the
-17:of+them 13:off 18:off+in 16:office 14:office+. -30:ohlcv -15:ohlcv+accept -18:ohlcv+take 44:on 14:on+_ 17:on+a -13:on+all 16:on+an -13:on+chain -18:on+coingecko 13:on+dexscreen 12:on+different
12:on+discord 21:on+election 49:on+it 12:on+no 12:on+our -13:on+receipt -19:on+right -12:on+rugcheck 15:on+several 77:on+the 16:on+thi -12:onchain 64:one -11:one+$ 18:one+, -19:one+_ -18:one+are
-16:one+bet 14:one+could 30:one+ha 13:one+i -18:one+must 19:one+my 21:one+on 31:one+or 15:one+wallet 26:only+for -52:only+hi 13:only+know 27:open 11:open+$ 16:open+in 11:open+interest -40:open-own=0
12:open-own=2 17:open-own=3 84:open-own=4 -49:open=false 11:open=none 76:open=true -42:option -13:option+premium -13:option+volume 13:or 38:or+_ -14:or+i 15:or+meme 19:or+no 13:ord 15:ord+$ 11:order
20:order+of 46:oth 43:oth+one -42:other<coin 73:our 28:our+_ -13:our+club 20:our+competitor 36:our+dao 12:our+gallery -27:our+show 11:our+treasury 85:out 14:out+, 29:out+for 17:out+from 16:out+the
16:out+what 21:outcome 29:outcome+? 11:outgo 13:outgo+_ 30:over 27:over+_ 18:over+in 10:over+time 11:owe 11:owe+and -33:own+_ 14:own+account 22:own+that -16:own+token -56:own=0 12:own=2 47:own=3
38:own=4 12:paid 40:paid+$ -13:paid+dexscreen -12:paid+on 15:paid+u 14:pair 17:pair+_ 17:pair+are 13:pair+at -26:pair+for -28:pair<coin -28:pair<exchange -16:pair<pair -13:parameter -15:parameter+doe
-14:part -11:part+of -23:path -23:path+, 21:paus 25:paus+by 26:pay+for -17:pay+more 13:payment+from 26:pend 25:pend+in -13:people 24:per+vbyte 16:percent 23:percent+ha -13:perp -32:perp+$
18:perp+there 28:perp+trad -40:pippin -18:pippin+$ -19:pippin+pool 21:pl 10:pl+$ 12:pl+, -12:pl+so 16:plain 17:plain+create 19:platform 17:platform+my 53:please 59:please+$ 20:please+, -13:please+.
18:please+price -17:please+provide -10:please+tell 18:pm 18:pm+keep -11:point+_ -27:pool -31:pool+_ -36:pool+sort -13:por -13:por+capitalisación -13:por+favor -14:prediction -18:premium -13:present
-24:pric -17:pric+? 38:price -28:price+$ -30:price+? 15:price+and 22:price+cap -34:price+for 25:price+from 21:price+history 20:price+impact 31:price+in -25:price+of 14:price+on 14:price+one
-21:price+please -22:primarytype -22:primarytype+vote -15:prio -15:prio+fee -14:priority -14:priority+fee 23:probability 17:probability+on -13:profile 16:profit 14:profit+? 27:project+itself
-36:project+with -11:protocol -21:protocol+$ 37:protocol+am 22:protocol+earn 30:protocol+hack -17:protocol+on -11:protocol+sit -24:protocol+with 30:protocol<coin -14:protocol<exchange 26:protocol<name
-56:protocol<protocol 14:protocol<series 37:protocol<time 13:provide 29:provide+liquidity -16:provide+strategy 16:pull 10:pull+? 11:pull+_ 44:put 12:put+_ 13:put+my 20:put+on -34:px -34:px+$ -25:pyth
-20:quanto -20:quanto+vale 33:query 36:query+the 18:query<count 15:query<name 19:query<number 21:query<protocol 26:question 27:question+user -16:quot 20:quote 26:quote+for 26:rank -13:rank+$
30:rank+by 16:rank+for 13:rate -32:rate+_ 23:rate+of 24:rate+right 12:raw+log -13:rcpt -13:rcpt+_ 39:read 44:read+storage -18:real+crash 20:real+liquidity -22:reason -20:reason+if 13:receipt
-13:receipt+genuine 25:receipt+of -13:receipt+rcpt -50:recent -11:recent+$ -16:recent+dealing 15:report+a 20:rest+? -13:rest+on 16:return 23:return+$ -34:revenue -22:revenue+$ -19:review -12:review+_
15:reward 10:right+thi -11:rn 30:rout 21:rout+i 10:rout+still 19:route 18:route+for 30:rugcheck+score 44:run 19:run+_ 24:run+there 28:safe 19:safe+on 17:same 19:same+tick 40:sat 33:sat+? 24:sat+per
-17:sat+vb 22:sav 22:sav+$ -15:say+_ -23:scam -18:scam+site 19:score -14:score+$ 30:score+for -12:search+$ -14:search+_ -23:search+for 15:search+on 34:search+the -11:second 16:see -16:see+it
30:see+the 12:seem 12:seem+to -12:selector -23:sell -25:sell+any 13:send+cost 15:sent 18:sent+i 17:service 17:service+where 59:sery 29:sery+, 14:sery+and 21:sery+please 29:settl+event 30:several
12:several+_ 12:several+on 13:share 14:share+of 24:she 14:she+cash 14:she+won 17:sheet 20:sheet+_ 29:should 31:should+know -20:show -27:show+$ -20:show+me -40:signature<signature 27:since 12:since+_
47:since+i -27:since+when -11:sit 17:sit+lost -18:sit+on -12:site -19:site+? 10:sleep 10:sleep+now -14:slide -22:slide+of -11:slot 52:slot+_ -66:slot+time -18:so -12:so+it -16:solanaAddress<chain
36:solanaAddress<coin 49:solanaAddress<number 19:solanaAddress<protocol -52:solanaAddress<solanaAddress -18:solanaSignature<solanaSignature -14:solidity -13:solidity+source 18:some+_ -12:some+tool
-10:somebody -13:someone -17:someone+sent -11:someth -10:someth+for -22:son -23:son+told -35:sort -35:sort+by -20:source -12:source+and -16:source+of -13:spend 28:spot 27:spot+$ -16:spread -20:stabl
26:stable 19:stable+from -32:stablecoin 28:stablecoin+do -11:stablecoin+market -13:stablecoin+má -12:stablecoin+supp 18:stablecoin+there -24:stack -23:stack+, 18:stak 17:stak+service 22:start+sav
-16:start+with 15:stat 14:stat+_ 36:step<exchange -65:step<name 42:step<protocol 79:still 12:still+in 25:still+pend 20:still+rest 45:storage 51:storage+slot 38:strange=0 28:strange=1 -40:strange=2
-28:strange=3 -62:strangers=0 -12:strangers=1 -16:strategy -16:strategy+_ 19:strik 17:strik+are -84:subject=false -49:subject=true -21:supp 11:supp+, -20:supp+of -20:suspect 11:swapp 13:swapp+by
14:t+tell 15:take -17:take+, 27:take+the -38:takes=0 -70:takes=1 -52:takes=2 -37:takes=3 -30:takes=4 19:talk 19:talk+about -23:tax -14:tax+return -26:technical -26:technical+. 15:tell 14:tell+$
-11:than -15:than+_ 117:that 22:that+. 34:that+_ 31:that+afternoon -18:that+be 16:that+category 20:that+name 18:that+oth 21:that+rout 72:that+time -14:that+trade -12:that+very 60:the -66:the+_
17:the+ad 18:the+addres -31:the+amount 20:the+best -20:the+big -24:the+biggest 24:the+block -10:the+book 37:the+bridge 25:the+coin 21:the+collection -14:the+company -13:the+contract 26:the+create2
-31:the+day -20:the+decod -49:the+deepest 16:the+derivativ -27:the+doc -11:the+exchang 30:the+exchange 33:the+exploit 68:the+explor -22:the+fattest 13:the+fund -18:the+ga 15:the+high -76:the+highest
-17:the+input 27:the+l2 13:the+lend -25:the+list 13:the+mempool -19:the+mint 19:the+money -39:the+most -18:the+native 35:the+new -33:the+nft 36:the+numb 14:the+office 37:the+one 35:the+oth
26:the+outcome 29:the+pair 30:the+perp -21:the+price 27:the+probability 31:the+project 13:the+receipt 46:the+sery -22:the+slide -17:the+source 23:the+stablecoin 20:the+stak -17:the+tool -14:the+total
17:the+tx 13:the+venue -16:the+very 34:the+view 23:the+week 31:the+yield 41:their+_ -15:their+odd -13:their+own -28:them -13:them+$ -11:them+, 124:there 62:there+$ 41:there+, -33:there+? 14:there+also
18:there+are 11:there+enough -12:there+on 21:there+right 12:there+seem -12:there+some -15:these -26:these+byt -13:thesi -10:thesi+$ 17:they -24:they+? 17:they+cost 41:they+paid 40:thi 11:thi+$
-12:thi+, -23:thi+and -18:thi+autumn -13:thi+draft -15:thi+hour -12:thi+in 11:thi+network 32:thi+one 30:thi+protocol -28:thi+with -19:thick -18:thick+i 14:three 14:three+topic -14:through 44:tick
13:tick+, 11:tick+and 19:tick+on -38:ticket -16:ticket+, -20:ticket+_ 19:time 26:time+$ 23:time+of -25:time<chain -22:time<coin -16:time<series -35:time<time -11:to+_ 13:to+a 14:to+and 12:to+be
-13:to+claim -23:to+look -14:to+my -10:to+pay 10:to+put 12:to+read 27:to+see -25:to+sell 21:to+that -23:to+thi 11:to+verify -36:today -19:today+$ -18:togeth -10:togeth+$ 40:token 29:token+,
-12:token+are -15:token+at 12:token+by -22:token+call 43:token+of -15:token+on -17:token+that -11:token+v 13:token+were 36:token+with -25:told+me 20:told+of -60:tool -17:tool+for -31:tool+get
-12:tool+here -12:tool+nam -38:top -39:top+gainer -24:topic -27:topic+for 14:topic+from 45:topic0 -13:topic0+for 14:topic0+here 53:topic0+transf -39:total -13:total+stablecoin -15:total+value 68:trad
28:trad+above 11:trad+at 25:trad+be 31:trad+of 13:trad+on -16:trad+pair -12:trad+volume -22:trade -31:trade+_ 14:trade+a 16:trade+at -11:trade+on -18:transaction+i 22:transaction+in 51:transf
53:transf+, 44:transfer -13:transfer+of 51:transfer+on 26:treasury 19:treasury+keep -11:treasury+lol -19:treasury+of 41:treasury+worth -16:trend -20:true -22:true+$ -19:trust -18:trust+score 21:turn
18:turn+over -13:turnov 59:tvl -17:tvl+$ -11:tvl+, 73:tvl+at 49:tvl+by -19:tvl+of -17:tvl+on 19:two+dat 16:tx+$ -20:typ -22:typ+_ 15:u+. -23:uint256 -27:uint256+accord 11:unclaim 11:unclaim+reward
-11:unit<chain -13:unit<coin -26:unit<number -26:unit<unit -26:unlimit -24:unlimit+_ -18:unlock 20:up -12:up+? 11:up+_ 19:up+on 23:up+since -28:url<url 37:us 37:us+$ 18:use 25:use+, -12:used+.
21:used+_ 24:user+fee 51:v 26:v+. -17:v+_ 18:v+that 41:v+what -20:vale -11:vale+_ 25:valuation 21:valuation+. 14:value+? -16:value+lock -17:vb 24:vbyte 24:vbyte+$ 16:ve 14:ve+a 14:venu+giv
15:venue+report -11:venue<step -15:venue<ticker 28:verification 31:verification+of 17:verify 19:verify+by 11:verify+my 17:verify+one -12:verify+solidity -26:very -26:very+first 33:view 36:view+on
-26:volume -43:volume+$ -14:volume+today -22:vote -22:vote+, 38:wa 10:wa+20x -20:wa+_ 17:wa+open 18:wa+sent -14:wa+that 28:wa+thi -12:wa+used 52:wallet 15:wallet+from -12:wallet+nft 12:wallet+on
15:wallet+paid -25:want+the 17:want+to 28:we 14:we+all 15:week 22:week+around -11:went+over 12:were 13:were+swapp 29:what -43:what+_ 21:what+allowance 10:what+are -20:what+can -12:what+coin
20:what+cost -11:what+dex 31:what+did -26:what+doe 20:what+fee 11:what+have -39:what+i 45:what+it -17:what+method 14:what+profit -14:what+protocol 43:what+rank 17:what+the 40:what+their 41:what+they
-35:what+wa 17:what+will 32:when -17:when+exist 16:when+the 34:when+wa -17:where 15:where+i 20:where+my -56:where+the 23:wheth 22:wheth+it -35:which 29:which+addres -22:which+are -18:which+argument
12:which+bet 15:which+category -17:which+chain -68:which+coin -13:which+compil -15:which+dao 20:which+dex 26:which+i -41:which+network -16:which+nft 46:which+of 21:which+pair -15:which+parameter
55:which+protocol 29:which+settl 19:which+share 17:which+strik -14:which+token 25:who+decid -42:who+i 20:who+own -10:whoev 67:whole-own=0 61:whole-own=1 41:whole-own=2 13:whole-own=3 -22:whole-own=4
21:wife 14:wife+ha 36:will 17:will+be -10:will+it 17:will+wa -55:with -34:with+_ -23:with+amount -10:with+at 17:with+plain 19:with+same 15:with+that -72:with+the -15:with+their 14:with+three
14:with+what 10:without+mov -29:words=0 51:words=1 38:words=2 35:words=3 34:words=4 21:words=5 -22:words=6 36:work 16:work+out 12:work+to 17:worth 20:worth+$ -20:worth+, -11:worth+in -22:worth+on
16:worth+today 41:worth+v -23:would -19:would+that -10:write -13:year -10:yeni -10:yeni+? 21:yield 29:yield+_ -58:you -24:you+decode -24:you+have -10:you+kind -44:you+know 17:you+look 26:you+work
-12:your -16:your+tool`,
  ours: `-25:!+$ 15:* 55:,+_ -15:,+and 12:,+can -12:,+core -11:,+decemb 12:,+did -13:,+dox -15:,+friend -13:,+fund 11:,+he 21:,+in -22:,+it 10:,+launch -48:,+long 19:,+mainnet -61:,+now 17:,+sold 19:,+tell
20:,+the -17:,+trezor 16:,+what 20:,+where 12:,+who 14:,+with -16:,+you 23:.+$ 30:.+_ 10:.+before -18:.+can 17:.+how 27:.+i 23:.+what -25:10x -21:10x+before
-28:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-28:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a+$
-28:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x
-28:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x+$ -21:4h -21:4h+buy -14:80 -14:80+italian 11:<block> 70:<chain> 13:<coin> -20:<collection>
-19:<commodity> 68:<count> -18:<evmAddress> 32:<fiat> 11:<hex> -70:<holder> -163:<name> 33:<namesake> -32:<number> 17:<pair> 21:<protocol> 22:<quoted> 28:<signature> 44:<step> 16:<ticker> -12:<time>
48:<unit> 97:<venue> 40:?+$ 74:?+? 25:?+_ 36:?+i 22:?+it -19:?+just 29:?+my 12:?+should 13:?+the 12:^+_ 32:^+a
-21:^+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -30:^+am -52:^+apple -19:^+are 12:^+at -11:^+average -56:^+balance -10:^+bid 10:^+buy
-36:^+cancel 29:^+chart 59:^+check 18:^+compare -15:^+could -21:^+cure 12:^+dear 12:^+decode -49:^+do 11:^+doe -26:^+draft -29:^+explain 10:^+fee -25:^+fill 15:^+find 10:^+floor 29:^+for -13:^+git
-11:^+github 65:^+ha -13:^+hash -14:^+how 36:^+i 15:^+identify 12:^+if -17:^+imp 17:^+keccak 18:^+keccak256 14:^+kind -28:^+latest -12:^+lawyer -20:^+lightn -48:^+liquidation 21:^+list -26:^+long
-39:^+make 11:^+mean -20:^+mev 14:^+midpoint -61:^+my 22:^+need -16:^+net -20:^+next 20:^+on 11:^+ord -31:^+please -12:^+prepare -46:^+presale 18:^+price -24:^+put -14:^+rarity 12:^+rate 19:^+read
-15:^+recipe -14:^+refund 25:^+reserve -23:^+result -85:^+revoke -21:^+rsi 14:^+rug 21:^+rugcheck 12:^+safe 24:^+search 33:^+show 22:^+someone 11:^+spot -11:^+square 12:^+statu 14:^+tape
-48:^+telegram -16:^+thank 12:^+they 12:^+thi -10:^+total 17:^+turn 22:^+tvl -33:^+twitt 11:^+unpack 16:^+verify 17:^+volume -16:^+vote 65:^+wa 19:^+wer -16:^+what -30:^+when -40:^+where -24:^+which
-20:^+wire 18:^+évolution -22:_+$ 17:_+, 25:_+. -21:_+4h 11:_+? 13:_+a -21:_+account -48:_+addres -11:_+address -41:_+airdrop 15:_+all 13:_+already -20:_+are 28:_+at 20:_+back -20:_+bank 12:_+bet
16:_+byte 15:_+candl 23:_+close 15:_+coin -11:_+come -24:_+cost -11:_+custom -34:_+cut -33:_+dao 30:_+deposit 31:_+do 14:_+doe -25:_+eligible 13:_+expire 14:_+for -12:_+from -10:_+function
21:_+gestern -53:_+governance -19:_+ha -54:_+have -11:_+imp -17:_+in -33:_+into 12:_+land -15:_+leave 13:_+level -18:_+long -10:_+marry 14:_+mkt 27:_+name 20:_+nft 39:_+of -20:_+option 31:_+or
11:_+ord 11:_+pl 12:_+please 12:_+podcast -14:_+post 26:_+price -16:_+proposal -11:_+repo -13:_+right 18:_+rn 14:_+rows -13:_+shar -12:_+tax -20:_+th -10:_+that -48:_+tim -12:_+today -11:_+trader
-41:_+transaction -23:_+upgrade 13:_+v -12:_+validator 19:_+von -25:_+wallet 18:_+whale 12:_+winning -21:_+word -34:_+ye 12:_+yet 20:a -11:a+10x -71:a+_ -11:a+blockchain 16:a+bug 18:a+certain
-14:a+cold -17:a+good -48:a+logo 22:a+long 15:a+new 20:a+on -15:a+phish -11:a+polite -11:a+regex -12:a+shirt 11:a+sign -18:a+smart -11:a+soft 22:a+str 13:a+transf 18:a+word 14:about+$ -20:account
-25:account+$ 14:account+? 25:account+drain -15:account+ratio -12:account+that -11:activity -11:activity+of -13:addr1q9adx0p8u0n4jw8gkxw9vmvxj3zt6l9gxs7e3ue0rz6hgg
-13:addr1q9adx0p8u0n4jw8gkxw9vmvxj3zt6l9gxs7e3ue0rz6hgg+? -34:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-21:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+how 21:addres 12:addres+$
-28:addres+44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-28:addres+48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x -17:addres+_ -11:addres+and 15:addres+of -10:address+$ 16:address<evmAddress 15:advis
-91:airdrop -25:airdrop+$ -13:airdrop+and -59:airdrop+for 19:aktuelle 19:aktuelle+_ 38:all -12:all+disposal -24:all+futur 12:all+my 15:all+the 16:all+time -26:all+trad 21:all+überwiesen -23:allow
-23:allow+to 27:already -30:altcoin -11:altcoin+will 13:alway 12:alway+thi 35:am 13:amount 11:amount<coin 11:amount<number 32:an -54:an+airdrop 23:an+encod 14:an+event 29:and 20:and+_ 13:and+ask
-12:and+headline -25:and+how -13:and+i -21:and+macd -13:and+phone -16:and+proof -18:and+real -11:and+telephone 11:and+the -14:announcement -15:announcement+for -13:anon -13:anon+dev 26:answ
25:answ+valid -19:answer -11:answer+$ 17:any 18:any+_ -29:any+job 20:anything<chain -36:anything<coin 11:anything<name 10:anywhere 13:app -16:app+of -98:apple -39:apple+$ -52:apple+stock -75:approval
-44:approval+i -26:approval+now -13:approval+of 12:apy 40:are -26:are+in 12:are+left 19:are+my -16:are+open 34:are+the 11:asap 11:asap+launch 30:ask 13:at -11:at+_ -30:at+my -15:at+the 12:at+what
19:ath 14:ath+i -14:audit+_ -18:auditor+in 13:aunt+death -12:average -18:average+salary -15:awarenes -15:awarenes+announcement 19:back+when -12:back+with 17:backer 17:backer+of -13:bad+$ 22:bag
14:bag+$ 50:bal 50:bal+$ 14:balanc 11:balanc+on -52:balance -77:balance+of -40:bank -20:bank+fee -16:bank+say 30:be 12:be+_ 16:became 16:became+known 16:been 22:before -11:before+_ 12:before+i
-10:behind -12:behind+thi -13:behind+wallet 15:below 14:below+ath -28:berlin -18:berlin+$ 70:besides=0 -45:besides=1 -16:besides=3 -21:best 23:best+bid -20:best+hardware 23:bet -34:bet+_ 28:bet+stand
10:bett 24:bett+_ -15:bett+to -16:between+proof 20:bid -16:bid+_ 12:bid+for 22:big 12:big+i -11:bill -11:bill+look 15:block 13:block+$ -40:block+_ -11:blockchain+$ 18:blockchain+depui -11:boil
-11:boil+a 41:book 14:book+on 14:bot+$ -20:bot+profit 39:both 23:both+sid 28:bought 14:bought+$ 23:bought+_ -22:bought+our 14:bridge -16:broth+, 12:buddy 12:buddy+put 16:bug 16:bug+$ 27:burn
16:burn+so 11:busy 11:button -15:buy+, 12:buy+? -21:buy+or 39:by -10:by+date -13:by+fund 38:by+now -11:by+strike 13:byt 17:byte 13:byte+selector 29:call 30:call-own=3 11:call-own=4
11:call=get_jup_quote -11:call=get_options_protocol -63:call=resolve_entity 12:call=search_chain -14:call=search_polymarket 15:calldata 13:calldata+for 20:calls=1 10:calls=2 21:came 13:came+in
-52:can+you -36:cancel -36:cancel+the 21:candl -38:capacity -23:capacity+of -47:capital -13:capital+gain -33:capital+of -25:car -22:car+we -12:cat -12:cat+$ 12:category 31:category=market_data
12:category=onchain_dex -47:category=search_discovery 11:category=security_risk 20:category=token_contract 18:certain 58:chain 14:chain+id 23:chance 14:chang 13:change 39:chart 25:cheap 21:cheap+in
21:cheapest 15:cheapest+off 11:cheapest+one 78:check 52:check+my -23:china -23:china+$ 11:circulat 30:claim -13:click -14:click+on 19:client 12:client+$ -15:climb -15:climb+the 15:clipboard
15:clipboard+$ 11:clos 40:close 24:close+at 15:close+to 20:code 29:coin -29:coin+$ -12:coin+, -24:coin+_ 20:coin+of 26:coingecko 14:coingecko+id -21:cold+$ 17:cold+storage 11:colleague 45:collection
13:collection+$ 10:com+out -11:com+straight -12:come+in -40:commit -11:commit+activity -26:commit+did -15:community -15:community+, 28:company 30:compare 10:compare+it 14:competitor -12:complet
-12:complet+tax 12:compress 11:compress+$ -18:comput -18:comput+$ 30:conf 30:conf+doe -14:conference+in 18:confirmation 13:confirmation+doe -10:conflict -10:conflict+how 40:contract
-18:contract+auditor 17:convert+what 13:copy -12:core -12:core+and -12:correct -17:correct+the -34:cost+$ 10:cost+on 17:cost+when 19:could 11:count 14:counterparty 12:counterparty+wallet -11:credit
-20:credit+score -58:crypto -12:crypto+fraud -31:crypto+gain -32:crypto+news 11:crypto+wallet -21:cure -21:cure+for -11:current -16:current+_ -11:custom+service -35:cut -34:cut+on 19:d -42:dao
-22:dao+$ -16:dao+vot 17:dapp 12:dapp+from -16:dat -46:dat+of 30:data 12:data+i -18:date -26:date+$ 20:daught 12:daught+won -14:day+until 15:day+we 18:de 18:de+la 12:dear 12:dear+_ 13:death 13:death+.
14:debate -12:decemb -11:decemb+expiry -15:declare -14:declare+crypto 19:decode 10:deep -31:delegat -12:delegat+vot -16:delegat+vote 11:denot 23:deploy 68:deposit 30:deposit+have 12:deposit+i
16:depositor 16:depositor+withdraw 18:depui 18:depui+janvi 19:der 19:der+aktuelle -23:derivative -23:derivative+of 20:dev 12:dev+$ -13:dev+account 28:dex 22:dexscreen -10:dict -10:dict+by 48:did
36:did+_ 24:did+bett 16:did+depositor -30:did+google 35:did+it -17:did+my 24:did+that 33:did+the -26:did+they -18:did+vitalik -16:did+we 19:diesem 19:diesem+_ -25:difference -17:difference+between
13:different 16:digital -12:disposal -12:disposal+of -56:do -31:do+, 14:do+_ -31:do+i -35:do+my 14:do+short 11:do+they -14:do+with 17:doe -47:doe+_ -35:doe+a 25:doe+it 44:doe+my -19:doe+not 17:doe+thi
-17:don -17:don+t 12:donation 12:donation+addres 24:down -13:dox -13:dox+him -26:draft+a 25:draft+answ 29:drain 29:drain+$ -34:drop -31:drop+$ 21:drunk 17:drunk+$ 11:dy 11:dy+$ 26:each 12:each+$
-28:earn+_ 16:earn+with -23:egg -11:egg+if -72:eligible -72:eligible+for 41:employ 16:employ+bought 11:employ+hold 17:empty 12:empty+me 19:en 27:encod 23:encod+payload 39:end 30:end+of -15:ent
-18:ent+$ -17:error -24:error+_ -33:etf -21:etf+take 36:event 15:event+topic -30:ever -45:ever+gave -20:every -61:every+approval 14:everybody 13:everyth 17:exact -36:exchang -32:exchang+_ 39:exchange
-29:exchange+hir -12:exit -12:exit+queue 13:expire+$ -18:expiry -11:expiry+on -30:explain -19:explain+to 22:exploit 16:exploit+became 25:explor 12:explor+of 17:fail 42:far 27:far+$ 26:far+am
18:far+below -21:far+i 15:farm 49:fee -25:fee+$ 11:fee+it 15:feed -85:field=0 46:field=1 76:field=2 59:field=3 16:file+a -40:fill -52:fill+in -24:find -14:find+matter 10:find+me -25:find+the 18:firm
25:fiscal 25:fiscal+year -15:fish -15:fish+$ -16:fix 24:flagg 12:flagg+$ -22:flight -16:flight+of 49:floor -14:flow -14:flow+into 18:follow 16:follow+sentence -55:follower -15:follower+doe
-33:follower+of 14:for -11:for+_ -16:for+a -11:for+all 12:for+an -12:for+crypto -12:for+lentil -51:for+me 11:for+my -19:for+six 18:for+the -12:for+vot 33:for+ye -28:forgot -28:forgot+my -43:form
-45:form+_ -51:found 10:found+a -17:found+most -14:found+of -19:found+private -14:found+the -12:fraud -12:fraud+near 12:free 12:free+$ 11:french 12:french+guy -11:fridge -11:fridge+? 11:friend
-15:friend+tone 52:from 12:from+_ 24:from+a 17:from+him 26:from+liq -20:from+our 29:from+the -29:from+your 14:function 11:function+hid -10:function+which 35:fund -13:fund+by 11:fund+on 10:fund+thi
-26:futur -24:futur+exchang -14:ga -29:ga+, -42:gain -14:gain+$ -15:gain+in -11:gain+tax 11:gallery -34:game -35:game+_ -16:gave 15:gave+me -44:gave+on 12:gecko 12:gecko+terminal -32:germany
-27:germany+$ 21:gestern 21:gestern+mit -19:get+$ -12:get+my 10:gett -13:git -10:git+merge -37:github -38:github+commit 27:give 42:go 12:go+$ 21:go+thru -17:go+to -15:gonna -24:good -30:google
-30:google+earn 39:got 17:got+from -62:governance -12:governance+, -15:governance+proposal -23:governance+vote 17:government 14:government+i -17:grammar -17:grammar+of -15:grandmoth -11:grandmoth+in
11:grandson -16:great -16:great+! -47:group -48:group+of -14:guy+$ 12:guy+with 54:ha 15:ha+it 19:ha+my 12:ha+open -29:ha+stuck 43:ha+the -11:ha+to -17:ha+went -27:hack+and 42:had 31:had+_ 10:happen
-35:hardware -34:hardware+wallet -39:hash+rate 16:hash+the 21:hat 21:hat+mein 54:have -44:have+$ 11:have+a 25:have+an -13:have+at 34:have+by 10:have+in 12:have+left 17:have+lol -18:have+lost
-18:have+mislaid -15:have+the -18:have+to 46:he 15:he+ha -27:he+in -10:he+live -12:headline -12:headline+$ -30:help -27:help+me 20:her 17:hi 11:hid 11:hid+behind -11:him -13:him+$ 17:him+into
-11:him+paper -29:hir -29:hir+$ 27:history 53:hold 29:hold+$ -11:hold+you 28:holder -16:home -11:home+addres -11:horoscope 11:hot 11:hour 14:how+big 24:how+did -39:how+do 24:how+far -13:how+have
-28:how+long -26:how+many 37:how+much -20:how+old 17:how+the -10:how+undo -26:hurt -15:hurt+when 29:i -63:i+_ 29:i+am -14:i+bett -11:i+boil 15:i+bought 16:i+can -14:i+click -15:i+climb 11:i+copy
16:i+earn -46:i+eligible -46:i+ever -27:i+forgot 26:i+from 20:i+got 22:i+had 28:i+have -20:i+he 36:i+in 26:i+inside 27:i+it -22:i+left 14:i+live 13:i+m 20:i+made 56:i+my -12:i+name -20:i+not -42:i+on
14:i+only -10:i+owe 27:i+own -26:i+panic -10:i+pay -31:i+put -14:i+slow -16:i+sold 18:i+start -24:i+stuck 19:i+that -37:i+the -49:i+there 61:i+thi 12:i+think 11:i+use 25:i+want 12:i+would 12:i+wrong
16:id -27:id+verification 23:identify 15:identify+the -11:if+the 10:im -32:imp -18:imp+vol -17:imp+volatility 25:in+$ -43:in+_ 14:in+a 12:in+and -12:in+at -24:in+berlin -23:in+china -26:in+form
-29:in+germany 11:in+it 40:in+my -27:in+prison -11:in+simple 30:in+spr -14:in+sydney 45:in+the -16:in+thi -12:in+tokyo -13:index -14:index+out -14:indexerror -14:indexerror+list -25:inflow
-16:inflow+into 13:inheritance 13:inheritance+paper 38:inside 23:inside+$ -10:into 38:into+_ -25:into+the -31:into+word 19:ist 19:ist+der 84:it 66:it+$ 10:it+. 26:it+? 14:it+_ 21:it+cheap
11:it+compress 35:it+i -27:it+legal 11:it+made 11:it+n -21:it+up -36:it+wa -14:italian -14:italian+guy 18:janvi 18:janvi+svp -19:jewell -19:jewell+$ -26:job 17:job+$ -32:job+at -10:jogg 13:jpeg
18:json 17:json+schema -17:just -29:just+name 23:keccak 17:keccak+of 23:keccak256 18:keccak256+of 23:keep -35:key -31:key+$ 12:kid+please 15:kind 20:kind+tell -28:knee -15:knee+hurt 23:know
10:know+how 16:known 16:known+? -18:kyc 30:l2 10:la 18:la+blockchain -14:la+in -14:la+la 18:la+tvl 11:lad 11:lad+, 19:lamport 17:lamport+into 17:land 12:land+on -28:landlord -20:landlord+allow
-11:last+seen -11:last+train 20:late -45:latest -15:latest+_ -32:latest+crypto 12:launch 11:launch+now -13:launch+the 10:launch+thi -11:lawy -11:lawy+ha -15:lawyer -12:lawyer+for 12:lead -15:lead=-1
23:lead=-2 81:lead=-3 -30:lead=0 -52:lead=1 -39:lead=2 29:lead=3 -35:leave -17:leave+$ -16:ledg -17:ledg+? -36:left+at 20:left+on 27:left=chain 12:left=evmAddress -43:left=step 12:left=time -36:legal
-27:legal+to 25:lend -12:lentil -12:lentil+soup 23:level 10:level+of -19:life -19:life+$ -38:lightn -38:lightn+network 35:like 13:link 42:liq 26:liq+on 13:liquidat+? -14:liquidat+on -53:liquidation
-64:liquidation+_ 27:liquidity 11:liquidity+i 49:list -14:list+index 15:list+the -13:live -10:live+now 14:live+und 26:lock 13:lock+$ 14:log -44:logo -48:logo+for 29:lol 17:lol+, -97:long 10:long+$
-18:long+do -16:long+i -50:long+short -25:long+v -24:long+versu 28:look 22:looks-up=0 16:looks-up=1 16:lose -14:lost -18:lost+the -10:lost+two -14:low 13:low+$ -29:low+ga 35:lp 15:lp+lock 13:m
-21:macd -21:macd+signal 11:mad+lad 56:made 22:made+_ 19:mainnet 19:mainnet+$ -48:make -18:make+$ -47:make+me -24:many -10:many+_ 30:many+conf 18:many+confirmation -14:many+day -22:many+follower
-26:many+github 14:many+of 17:many+pengu -36:many+people 11:many+piec 16:many+sat 11:many+transaction -70:many+validator 24:market -17:market+. -13:market+on -10:marry+, -13:match -11:match+_
-14:matter -14:matter+$ 13:mcap -26:me+$ -22:me+, -13:me+? 21:me+_ -32:me+a 11:me+asap -24:me+fill 14:me+how 32:me+the -30:me+with 11:me+would 34:mean 13:mean+$ 11:mean+of 21:mein 21:mein+_
17:memecoin -10:merge -10:merge+conflict 12:message 16:met 16:met+$ 28:metamask 21:metamask+show -20:mev -20:mev+bot 14:midpoint 13:midpoint+? -12:might -12:might+it -23:min -40:min+pool 16:mine
-12:mine+and 42:mint 11:mint+it -18:mislaid -18:mislaid+the 21:mit 21:mit+sein 14:mkt 14:mkt+, -28:moment+? 19:moment+of 28:money -22:moon -22:moon+$ 13:morn 14:morn+$ -14:morn+? -16:mortgage
-16:mortgage+rat -31:most -17:most+_ -21:most+block 60:mov 19:mov+house 17:move 11:move+_ 37:much 14:much+_ 12:much+do -36:much+doe 12:much+volume -23:much+wa -13:much+will 12:multisig 11:must 33:my
13:my+. 20:my+account 21:my+bag 50:my+bal -25:my+bank 12:my+buddy -13:my+capital -12:my+cat 15:my+clipboard 19:my+coin 10:my+colleague -18:my+comput -20:my+credit 19:my+daught 25:my+draft 41:my+employ
20:my+exchange 16:my+friend -15:my+grandmoth 11:my+grandson -27:my+id 13:my+inheritance -19:my+jewell 17:my+job -31:my+key -24:my+knee 17:my+lamport -24:my+landlord -11:my+lawy 11:my+mad 14:my+market
22:my+metamask 21:my+nephew 14:my+open -14:my+ord -36:my+package 12:my+payment -16:my+paypal 11:my+phantom -29:my+phone -11:my+print -14:my+python 12:my+realis -10:my+recovery -22:my+screen
18:my+sentence -15:my+sist 13:my+stable -16:my+tax -33:my+team 10:my+thesi -34:my+token -16:my+transaction 20:my+tx -36:my+wallet 10:my+withdrawal 11:n+i 17:name+$ 13:name+? -13:name+and -18:name+of
-29:name+one 13:name+still 28:named=false -18:named=true 13:namehash 12:namehash+for -12:near -12:near+me 26:need -11:need+a 20:need=address 11:need=amount -33:need=anything -11:need=query
11:need=solanaAddress 30:needs=0 11:needs=3 21:nephew -15:net -16:net+inflow -12:network+and -13:network+capacity -14:new -40:new+coin 14:new+token -30:news -29:news+please -54:next -37:next+_
-14:next+conference 42:nft 19:nft+? -15:nft+community 12:nft+my -12:nft+to 19:no 16:no+pay -14:not -19:not+answer -10:not+work 13:noth -34:now+, 12:now+at 19:now+on 11:numb -13:numb+i 30:odd 17:of
-60:of+_ -13:of+addr1q9adx0p8u0n4jw8gkxw9vmvxj3zt6l9gxs7e3ue0rz6hgg 22:of+an -31:of+apple 24:of+both -10:of+dict 26:of+it 34:of+our -14:of+range -17:of+reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -16:of+stake
26:of+that 35:of+the 17:of+them 24:of+these -11:of+wallet -16:of+work -26:of+x 25:off 15:off+for -36:old -22:old+house -20:old+i 45:on 61:on+_ -24:on+all 10:on+each 10:on+gecko 18:on+it -30:on+my
16:on+no 15:on+our 11:on+pump -13:on+someth 19:on+the -16:on+time -41:on+tv 19:on+which -23:on+x -46:on+ye 64:one -10:one+, 12:one+my 16:one+of -10:online -11:online+$ 41:only -12:open+for 11:open+now
-113:open-own=0 -13:open-own=1 -12:open-own=2 11:open-own=3 63:open-own=4 -45:open=false 30:open=none 27:open=true 69:or 32:or+_ 13:or+i -17:or+ledg -21:or+sell -23:ord 26:ord+book -36:ord+i
-14:ord+please 13:order 14:oth+one -10:oth+ten 53:our 10:our+company 13:our+dao 25:our+fiscal -15:our+nft -22:our+old -17:our+treasury -11:our+wallet 31:out -11:out+of 12:output 16:over -10:owe
-10:owe+on 35:own 15:own+$ -15:own+_ -11:own+of -66:own=0 -87:own=1 -39:own=2 22:own=3 60:own=4 -36:package -36:package+do 13:page 38:pair -26:panic -26:panic+$ 15:pap 11:pap+wallet -17:pap+with
-11:paper+$ 13:paper+the 30:pay 16:pay+$ 23:payload 23:payload+, 39:payment 12:payout -16:paypal -16:paypal+$ -24:pend -36:pend+ord 17:pengu 17:pengu+do -33:people -18:people+use 10:percent 13:perp
-32:person -33:person+behind 11:phantom -15:phish+awarenes -44:phone -11:phone+bill -14:phone+i -14:phone+numb -10:phrase -10:phrase+, 15:piec -28:pin -28:pin+, -11:pippin 45:pl 17:pl+$ 14:pl+,
10:plain 19:platform 15:please 18:please+, 12:please+. -17:please+correct -13:please+prepare -29:please+spe 28:pnl 12:pnl+_ 17:podcast 17:podcast+$ 11:point -11:polite 48:pool -40:pool+found 12:pool+i
19:pool+on -21:pope -21:pope+$ 17:position -15:post -14:post+on -27:prepare -13:prepare+my -12:prepare+the -45:presale -46:presale+dat 24:price -46:price+$ -28:price+of 13:price+on -32:print
-11:print+doe -12:print+on -27:prison -27:prison+$ -19:private -19:private+life 19:probability 10:probability+move 12:profile -14:profit+on -20:project -15:project+$ -15:project+have -20:proof
-16:proof+of -16:proofread -13:proofread+the -76:proposal -15:proposal+$ -22:proposal+are -16:proposal+i -16:proposal+with 25:protocol -29:protocol+$ 13:protocol<coin -11:protocol<exchange
10:protocol<time 15:proxy 11:proxy+for 13:pull 10:pump 15:pump+$ 13:purchas -26:put -10:put+_ -33:put+my -14:python -14:python+script -15:query<name -21:queue -12:queue+for -25:rain -15:rain+at
-13:rain+in -14:range -14:range+, -22:rank -19:rank+of -27:rarity -27:rarity+rank -19:rat -10:rate 12:rate+for -19:rate+of -50:ratio -21:ratio+for -18:ratio+of -15:ratio+on 31:read 15:read+_
-14:read+thi -14:real -33:real+name -13:real+person 18:realis 11:realis+pnl -17:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -17:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh+$ -29:recipe -23:recipe+for 11:recommend
11:record -10:recovery -10:recovery+phrase 11:redeem -14:reentrancy -14:reentrancy+find 11:reference -22:refund -16:refund+for -11:regex -11:regex+that -12:rememb+? -11:repo -11:repo+_ 25:reserve
24:reserve+of -18:restore -18:restore+them -21:result -23:result+_ -32:return -24:return+? -11:return+_ 14:revenue 10:revert -77:revoke -61:revoke+every -26:revoke+that -10:reward 16:right
15:right+now 10:risk 10:risk+level 32:rn 10:rn+$ 19:rn+? -11:root -11:root+of 14:rows 14:rows+$ 12:rpc -21:rsi -21:rsi+and 16:rug 21:rugcheck 11:rugcheck+thi 13:run 30:safe 11:safe+? 14:safe+to
-27:salary -18:salary+of 20:same 20:same+in -18:sang -14:sang+that 20:sat 16:sat+are -11:satoshi+last 10:saving -16:say -15:say+_ -16:say+error -14:say+indexerror -30:scamm -18:scamm+me 17:schema
17:schema+$ -10:school -11:school+open -28:score -19:score+$ -16:score+of -25:screen -22:screen+$ -11:script -14:script+say 24:search 12:search+the 17:see -22:see+my 20:see+why -11:seen
-11:seen+online 21:sein 21:sein+_ 18:selector 11:sell -18:sell+? 11:sell+tax -20:sell+the 22:send 11:send+_ -36:sent+_ 22:sent+me 19:sentence 36:sentence+$ -17:sentence+she -11:serv+him -11:service+i
11:set 18:sha 18:sha+of -16:shar+, -19:share 21:share+of -31:share+price -17:she+don -12:shirt -12:shirt+$ -68:short -14:short+$ -24:short+? -15:short+account 14:short+pay -35:short+ratio -11:should
-14:should+a 17:should+be -28:should+i 65:show 16:show+me 10:show+my 29:show+zero 23:sid 24:sid+$ -15:side+$ 56:sign 16:sign+the -21:signal -21:signal+on -11:simple+word 56:since 11:since+_
20:since+the -15:sist -18:sist+wedd 14:site 12:sitt -16:six -14:six+$ 20:slot -13:slow -14:slow+$ -17:smart -18:smart+contract -12:snapshot 35:so 17:so+far 11:social -29:sofa -20:sofa+$ -11:soft
-11:soft+egg 11:solanaAddress<coin 11:solanaAddress<number -14:sold+$ 28:some 15:some+_ -23:some+coin 17:some+when 10:somebody 23:someone 12:someone+empty -13:someth+bad -22:song -14:song+la -15:sort
-10:sort+a -12:soup 14:source -29:spe -29:spe+it 13:spend -48:spot -33:spot+_ 11:spot+balanc -32:spot+etf 25:spr 21:spr+$ -20:square -11:square+root 26:stable 19:stablecoin -15:stair -12:stair+,
11:stak 16:stak+$ -19:stake -16:stake+$ 38:stand 28:stand+$ 16:start 17:start+my 13:stat 11:stat+for -11:state 13:statu 13:statu+of 55:still 12:still+free 14:still+have -12:still+rememb -48:stock
-52:stock+price 28:storage 25:str 17:str+$ 69:strange=0 -68:strange=1 -134:strange=2 -124:strange=3 28:strangers=0 -14:strike -11:strike+, -38:stuck -24:stuck+$ -29:stuck+with 27:subject=false
11:subject=true -20:supp+now 14:supp+of -12:support 18:svp 18:svp+$ 24:swap -14:sydney -14:sydney+$ -25:t -17:t+ha -11:t+hold -16:take -21:take+in 21:takes=0 -29:takes=1 39:takes=2 14:takes=3
-19:talk+$ 13:talk+about 14:tape 14:tape+for -58:tax -17:tax+do -12:tax+form -37:tax+return -12:tax+year -52:team -21:team+make -52:team+win -49:telegram -50:telegram+group -11:telephone
-11:telephone+of 60:tell -12:tell+if 29:tell+me 20:tell+the 12:tell+your -13:ten -10:ten+. 12:terminal 31:text 15:th -32:th+$ 16:th+i 15:th+in -15:thank -16:thank+, 74:that 30:that+_ -26:that+approval
12:that+came -13:that+launch -11:that+match 15:that+my -18:that+scamm -14:that+song 39:the -14:the+80 -64:the+_ 16:the+addres -13:the+anon 17:the+backer -25:the+balance -21:the+best 13:the+block
14:the+bot 12:the+bridge -33:the+capital -22:the+car 21:the+chance 20:the+coin 15:the+collection 16:the+company -12:the+complet 14:the+counterparty -14:the+current -21:the+dao 14:the+dapp 20:the+day
-31:the+delegat 15:the+deposit -23:the+derivative 16:the+dev -17:the+difference -31:the+drop 28:the+end -12:the+exit 22:the+exploit 16:the+explor 13:the+fee 16:the+firm -15:the+fish -16:the+flight
13:the+floor 16:the+follow -35:the+found 11:the+french -11:the+fridge -35:the+game 15:the+government -17:the+grammar 12:the+guy -15:the+hack -11:the+home 17:the+json -15:the+latest -12:the+lightn
16:the+lp 11:the+market -22:the+moon -12:the+most 32:the+name 22:the+network -35:the+new -41:the+next 15:the+nft 19:the+odd 18:the+pair -35:the+pend -18:the+person 27:the+pool -21:the+pope
-11:the+price 19:the+probability -27:the+project -17:the+protocol 14:the+proxy 22:the+rate -12:the+real -14:the+reentrancy 10:the+risk 20:the+same -11:the+school -35:the+score 18:the+sell 11:the+set
18:the+sha -31:the+share -20:the+sofa -46:the+spot 14:the+stablecoin -15:the+stair -17:the+supp -12:the+team 17:the+th 10:the+tick -26:the+token 21:the+treasury -18:the+twelve 34:the+two -34:the+u
27:the+vault 12:the+win 10:the+ye 24:the+yield 16:their -12:them -11:them+? -18:them+for 12:there 18:there+$ 11:there+. 12:there+alway -59:there+an -27:there+any 11:there+i 23:these 16:these+wa
-27:they+find 81:thi 28:thi+$ -40:thi+_ -22:thi+addres -14:thi+audit 12:thi+data 11:thi+for 12:thi+low 13:thi+memecoin -17:thi+sentence 26:thi+to 16:think 21:thru 16:thru+$ 16:tick -48:tim -48:tim+_
-23:time+i -10:tmrw -14:to 10:to+$ 14:to+be -22:to+buy -14:to+declare -15:to+ent 16:to+file -17:to+market 11:to+me -21:to+my -19:to+own -12:to+print -15:to+rain -11:to+serv -12:today -17:today+$
42:token -77:token+$ -14:tokyo -14:tokyo+$ 12:told -15:tone -15:tone+$ -42:tonight -42:tonight+$ 27:topic 14:topic+$ -18:total+liquidation 10:track 33:trad -27:trad+of 10:trade -11:trader
-11:trader+on -36:train -17:train+from -23:train+leave -49:transaction+_ -28:transaction+on 31:transf 10:treasur 12:treasury -20:treasury+to -17:trezor -17:trezor+or 14:trust 20:turn 17:turn+my -41:tv
-41:tv+tonight 64:tvl 18:tvl+de 29:tvl+of -18:tweet -18:tweet+today -18:twelve -18:twelve+word -55:twitt -15:twitt+$ -33:twitt+follower 24:two 16:two+dat 24:two+did -10:two+word 49:tx 16:tx+go 10:typ
-23:u -12:u+_ -13:u+spot 15:und 14:und+$ -10:undo -10:undo+$ 11:unpack 11:unpack+the 12:unspent -18:until -12:until+_ 29:up 11:up+_ -29:up+from -22:upgrade -23:upgrade+date -21:use+twitt -25:v+short
28:valid 25:valid+? -85:validator -16:validator+are -12:validator+at -57:validator+doe 37:vault -24:verification -27:verification+i 39:verify -24:versu -24:versu+short 15:very -18:vitalik
-18:vitalik+tweet -11:vol+by -17:volatility 64:volume 24:volume+of 19:von 19:von+diesem -64:vot -12:vot+in -42:vot+on -12:vot+so -64:vote -16:vote+? -23:vote+at -16:vote+ye 77:wa 16:wa+burn 21:wa+hat
35:wa+it -24:wa+liquidat 13:wa+my -11:wa+satoshi -36:wa+sent 27:wa+the -12:wait -19:wallet 19:wallet+$ -16:wallet+. 20:wallet+? -23:wallet+_ -12:wallet+back 12:wallet+flagg 10:wallet+for -14:wallet+i
-12:wallet+in -23:wallet+pin -18:wallet+that -20:wallet+to 54:want 33:want+to 41:we 16:we+met 19:we+mov -20:we+sell -22:we+sold -18:wedd -15:wedd+$ 14:went+out -16:went+to 19:wer 19:wer+ist
-16:were+great 28:whale 14:whale+buy 27:what -15:what+a 23:what+are -13:what+can 10:what+category 22:what+do 38:what+doe 12:what+fee 18:what+he -16:what+i 14:what+it -12:what+might -34:what+now
-23:what+on 19:what+share -12:what+should -15:what+tax -64:what+the -29:what+time 17:what+wa 21:what+would 37:when -11:when+do 17:when+drunk 19:when+we -20:where+did -16:where+doe 12:where+i
10:where+my 14:wheth 10:wheth+it 14:which 18:which+addres -30:which+altcoin 16:which+chain -27:which+hardware -40:which+min 11:which+nft 28:which+of -34:which+proposal -13:which+real -10:which+sort
23:who 17:who+are -22:who+bought 10:who+fund 12:who+mint 12:who+own -18:who+sang -13:who+the -15:who+vot 10:whole 25:whole-own=0 -33:whole-own=1 19:whole-own=2 34:whole-own=4 14:why 20:why+my -22:will
-22:will+do -13:will+i -42:win 12:win+, -43:win+_ 11:winning 12:winning+so -20:wire -20:wire+_ 24:with 16:with+_ 11:with+a -15:with+all 14:with+dat -29:with+low -40:with+my 16:with+stak 17:withdraw
16:withdraw+since 14:withdrawal 10:withdrawal+from 12:won 12:won+$ -11:won+t -60:word -12:word+. -31:word+of -12:word+please -11:word+what 33:words=0 -25:words=2 24:words=4 40:words=5 32:words=6
-24:work -11:work+$ -16:work+and 31:worth 45:would 18:would+_ 11:would+ya 12:wrong 12:wrong+, -48:x -23:x+? -14:x+thi -23:x+x 11:ya 11:ya+, -34:ye -11:ye+, 15:ye+at -32:ye+for -52:ye+on 15:year
25:year+$ -12:year+. 19:yet 12:yet+? 26:yield 12:yield+there -54:you -20:you+do -20:you+get 13:you+have -24:you+help -16:you+proofread -18:you+restore -19:you+talk -16:you+were -16:your 12:your+dev
-29:your+side 23:zero 20:zero+? 18:évolution 18:évolution+de 21:überwiesen 21:überwiesen+?`,
};
