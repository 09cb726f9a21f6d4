// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `66:* 18:,+24h -20:,+30d 32:,+_ -15:,+all -20:,+and -24:,+any -23:,+backtest 26:,+but -41:,+by 15:,+can 13:,+check -30:,+for 27:,+ha 37:,+how 33:,+in -27:,+last -17:,+list 25:,+minute -11:,+my
-13:,+one 18:,+only 40:,+per -17:,+please 15:,+price -11:,+quot 56:,+the 28:,+there 15:,+to 23:,+token 43:,+topic0 -23:,+uint256 15:,+verify -32:,+where -11:,+who -17:,+with 11:.+$ -11:.+_ -20:.+and
15:.+confirm -13:.+heliu 40:.+it 14:.+what -35:24h -34:24h+volume -19:30d+, 16:30d+_ -24:<bitcoinAddress> -73:<bitcoinHash> -38:<chain> 25:<coin> -49:<collection> 33:<count> -44:<ens> -27:<evmAddress>
12:<evmHash> -47:<hex> -22:<holder> -13:<moveType> 51:<name> 10:<number> -59:<pair> -34:<protocol> -28:<quoted> -83:<solanaAddress> -19:<solanaSignature> 27:<step> -34:<ticker> -13:<unit> -31:<url>
22:?+$ -21:?+_ -12:?+dai -14:?+i 16:?+it 15:?+not 16:?+she 20:?+the -19:?+we -24:?+which -12:^+any -22:^+base 10:^+best 48:^+build -13:^+busiest 24:^+by 22:^+chart -10:^+coin 11:^+collection
-54:^+contract -43:^+convert -66:^+current 17:^+depth 27:^+dex 29:^+did -15:^+do 12:^+event -24:^+find 29:^+floor -15:^+freshest 68:^+fund -17:^+ga -12:^+government 50:^+hash 24:^+hold -21:^+holder
-14:^+hour -37:^+how 24:^+i -11:^+id 23:^+image -11:^+in -11:^+keccak -26:^+kpepe 29:^+l2 -14:^+largest -21:^+latest 13:^+market -13:^+my -23:^+new 27:^+nft 39:^+on -19:^+option 20:^+our -40:^+pippin
-11:^+pool 61:^+price -17:^+priority 16:^+put -31:^+pyth 15:^+query -15:^+rank 23:^+read 15:^+reserve 11:^+rough 30:^+rugcheck 36:^+search -16:^+since -18:^+the 15:^+there -23:^+these 19:^+time
33:^+token -34:^+top -17:^+total 25:^+trad 33:^+tvl 29:^+unconfirm 13:^+und -11:^+upcom 30:^+what 34:^+when -48:^+where -61:_+$ -29:_+, -12:_+. -45:_+? -63:_+_ -21:_+a -13:_+addres -14:_+and 14:_+are
-19:_+at -13:_+been 14:_+block -10:_+book -10:_+bought 18:_+by -12:_+can 37:_+candl -25:_+chain 12:_+coin -18:_+cut 18:_+deploy 13:_+do -16:_+dominance -17:_+earn 21:_+even -19:_+explor 43:_+getlog
27:_+give 14:_+goe 26:_+gone -21:_+hold -73:_+in -13:_+into -12:_+keep -53:_+lamport -14:_+late -44:_+liquidity -11:_+list 12:_+mainnet -13:_+move -14:_+now 42:_+of -24:_+ohlcv -44:_+on -14:_+open
-15:_+own -10:_+paus -18:_+pay -12:_+payment -22:_+perp 27:_+pl 11:_+please -35:_+pool -34:_+price -16:_+publish 17:_+question 37:_+quote 14:_+rout 18:_+route -16:_+rows 13:_+safe 24:_+should
-65:_+slot 12:_+stable 13:_+still 21:_+that 10:_+there 15:_+today 20:_+token 12:_+told -15:_+trade 15:_+transaction 11:_+transfer 42:_+treasury 41:_+tvl -12:_+tx -13:_+up -19:_+v -23:_+what 13:_+which
-25:_+with 27:_+without 14:_+worth 46:a+_ -23:a+addres -10:a+chart -15:a+client 15:a+collector 12:a+copy -28:a+day 11:a+feed 12:a+handful -17:a+liquidation 24:a+list 12:a+man 12:a+new 16:a+open
-13:a+price 15:a+raw 15:a+set 11:a+simple -24:a+tool -26:a+topic -17:a+tx -11:a+year 13:about 23:about+$ -10:about+_ 10:about+in -11:about+it 15:about+the 15:above 17:above+spot -24:accept
-26:accept+and -23:accord -23:accord+to 22:account 16:account+. -22:acros 12:ad+$ -31:addres+, 21:addres+of -56:address<chain 13:address<coin -13:address<count -14:address<ens -29:address<evmAddress
47:address<evmHash 39:address<hex -14:address<namesake -28:address<series 21:aft 10:aft+the 30:afternoon 30:afternoon+, -14:agent -40:all -11:all+_ -22:all+chain -11:all+exchang 12:all+my
-12:all+protocol 12:all+the 28:allowance 25:allowance+did 15:already -15:also 11:also+a -11:also+the 33:altogeth 35:altogeth+_ 15:am 11:am+i 12:am+only -19:amount -32:amount<chain 24:amount<coin
-13:amount<namesake 18:amount<protocol -23:amount<unit 37:an 10:an+_ -15:an+article 18:an+insurance 12:an+l2 -17:and -28:and+_ 18:and+every 22:and+for -15:and+freeze -46:and+how 15:and+liquidity
14:and+my -14:and+on -23:and+supp 21:and+tell 23:and+trait 15:and+value 24:and+verification 19:and+volume 11:and+want -67:and+what 19:and+which -20:any 29:any+$ -12:any+dex -16:any+market -30:any+pool
12:any+real -40:anyAddress<chain -15:anyAddress<maybeChain -10:anyAddress<series 13:anyAddress<step -13:anyone -10:anyone+mint -24:anyth -15:anything<bitcoinAddress 33:anything<chain 41:anything<coin
-13:anything<ens 40:anything<evmAddress -37:anything<namesake -14:anything<quoted 27:anything<series 17:app -18:are -12:are+$ 15:are+_ -32:are+a -15:are+be 15:are+from 21:are+in 10:are+many
13:are+still 12:are+the -12:are+there -13:are+trend 13:around 16:around+the -20:article 23:at -11:at+$ -11:at+present 60:at+that 11:at+what -14:authority -15:authority+. 12:average -20:backtest
-23:backtest+someth -26:badge -26:badge+, 19:bag 16:bag+next -17:balance -21:balance+sheet -22:base -22:base+fee -15:be+read 21:be+the 32:before 17:before+? 12:behind 14:behind+? 26:belong
25:belong+to -60:besides=0 -35:besides=1 -74:besides=2 -29:besides=3 24:best 15:best+_ 27:best+bettor 17:bet+ha -13:bet+on 25:bettor 25:bettor+on 19:between 16:between+two -26:big -22:big+dao
-26:biggest -11:biggest+coin -15:biggest+protocol 33:biggest+transfer -12:bitcoinAddress<bitcoinAddress 43:block 33:block+$ -14:block+explor 19:block+late 18:block+please 18:block+with -19:block<block
-23:block<chain 44:block<evmAddress 45:block<evmHash 45:block<hex -19:block<number 11:blur -15:book+, 19:book+on -14:bookkeep+to -11:boost -28:bos -23:bos+$ 14:bos+use -26:bos+want -22:bot
-13:bot+writ 36:both 30:both+sid 17:bought 39:bought+$ -11:bridg 12:bridg+and 30:bridge 33:bridge+today 10:bridge+transf 11:broth 37:build 48:build+me -29:busiest 31:but 22:but+take 11:buy 17:by
-46:by+24h 38:by+chain 31:by+how 26:by+market 25:by+minute -12:by+money -11:by+open -21:by+protocol -12:by+sise 55:by+the -14:by+trust -17:by+volume -23:byt -23:byt+are -23:call -23:call+$
36:call-own=1 -12:call-own=2 -56:call-own=3 -67:call-own=4 15:call=check_approval_security -17:call=check_dapp_security -22:call=check_phishing_site 19:call=check_token_safety -23:call=convert_units
-11:call=decode_raw_transaction 30:call=encode_abi -15:call=get_asset_platforms -16:call=get_block -12:call=get_boosted_tokens 11:call=get_bridges -10:call=get_btc_address -11:call=get_btc_block
15:call=get_btc_fees 26:call=get_btc_mempool -11:call=get_categories 28:call=get_chain_fees 29:call=get_chain_info 17:call=get_chain_stats 54:call=get_chain_tvl_history 25:call=get_chains
-17:call=get_chains_tvl_history -20:call=get_coin_historical_chart -17:call=get_coin_history 31:call=get_coin_ohlc -30:call=get_coin_tickers 24:call=get_coins_index -13:call=get_coins_list
62:call=get_coins_market_data 14:call=get_companies_treasury 21:call=get_contract_bytecode 18:call=get_current_prices -19:call=get_derivatives_exchanges 14:call=get_dex_pair 12:call=get_dex_volumes
-13:call=get_dexes -16:call=get_emissions 27:call=get_erc20_transfers 15:call=get_exchange_markets 40:call=get_exchange_tickers -18:call=get_exchanges -11:call=get_fear_greed 13:call=get_fees_overview
-20:call=get_first_prices -19:call=get_function_selector -62:call=get_gas_overview 30:call=get_gas_price -19:call=get_global_defi -22:call=get_global_stats 36:call=get_hacks
-18:call=get_historical_prices 26:call=get_jup_quote -40:call=get_kalshi_exchange_status -11:call=get_kalshi_series 33:call=get_logs -14:call=get_nft 15:call=get_nft_market_chart
-22:call=get_nft_markets -21:call=get_nfts -11:call=get_nfts_for_owner 17:call=get_open_interest_overview -27:call=get_options_overview -12:call=get_orderbook -13:call=get_perp_account
41:call=get_perp_funding_history 14:call=get_perp_markets 13:call=get_perp_mids 22:call=get_perp_orderbook 11:call=get_polymarket_closed_positions 11:call=get_polymarket_market 13:call=get_pool_ohlcv
27:call=get_pools 13:call=get_prediction_price_history 24:call=get_price_chart 21:call=get_price_percentage_change 21:call=get_protocol_fees -34:call=get_protocol_tvl -19:call=get_raises
37:call=get_recently_updated_tokens 20:call=get_rugcheck_new -12:call=get_sol_block_time -15:call=get_sol_priority_fees -19:call=get_sol_transaction -46:call=get_stablecoin
-21:call=get_stablecoin_chains -19:call=get_stablecoin_charts_by_chain -10:call=get_stablecoin_dominance 21:call=get_stablecoin_prices -31:call=get_stablecoins 44:call=get_storage_at
-13:call=get_sui_token_security -24:call=get_supported_currencies 14:call=get_token_metadata 37:call=get_token_price -18:call=get_token_price_by_contract -13:call=get_token_profiles
36:call=get_treasuries -16:call=get_treasury_transaction_history -33:call=get_trending -11:call=get_wallet_activity 32:call=get_wallet_nft_collections 20:call=get_wallet_portfolio
11:call=get_wallet_token_balances -10:call=get_wallet_token_transfers 11:call=get_wallet_transactions -12:call=get_yield_pool_chart -33:call=get_yield_pools 29:call=hash_keccak256
29:call=list_kalshi_events 13:call=list_prediction_markets -11:call=list_pyth_feeds -14:call=lookup_ens -12:call=resolve_entity -13:call=search_all 25:call=search_chain -18:call=search_dex_pairs
-24:call=search_polymarket 25:call=search_solana_assets 23:call=search_solana_tokens -13:call=validate_address 37:calldata 32:calldata+for -69:calls=1 -45:calls=2 -12:can 14:can+the 10:can+you
41:candl 29:candl+_ -19:candl+for 24:candl+on 45:cap 27:cap+$ -11:cap+and 10:cap+of 17:cap+rank 16:cap+volume 16:cash 16:cash+out 29:category+i -15:category=market_data
-63:category=network_infrastructure -42:category=nft_analytics -14:category=onchain_dex -56:category=portfolio_wallet -69:category=prediction_markets -50:category=search_discovery
-34:category=security_risk 15:cent 14:cent+$ -23:chain -21:chain+? 17:chain+at 37:chain+dai -10:chain+doe -22:chain+tvl 10:chance 17:chart 25:chart+how -12:chart+in 11:cheapest+, 12:check+the
-15:circulation -15:circulation+on -13:clock -10:clock+time -76:coin 40:coin+$ 22:coin+are -26:coin+by -44:coin+exist -11:coin+first -27:coin+gain -21:coin+ha 18:coin+in -31:coin+lost 12:coin+on
-44:coinId<fiat 24:coinId<name 10:coinId<namesake -42:coinId<time -53:coinSymbol<chain 72:coinSymbol<coin 26:coinSymbol<exchange 29:coinSymbol<name 26:coinSymbol<protocol -53:coinSymbol<series
53:coinSymbol<time -34:coingecko -10:coingecko+$ -14:coingecko+. 30:coingecko+_ -15:coingecko+ha -19:coingecko+today 11:collection+$ -22:collection+_ -13:collection+by 13:collection+cheapest
11:collection+stat 18:collection<chain -24:collection<collection 20:collection<series 15:collection<time 15:collector 15:collector+. -11:column 17:com 32:com+out -13:com+through 14:company
15:compare+it -40:confidence -15:confidence+, -24:confidence+interval 10:confirm 15:confirm+that 10:confirmation -11:contract 17:contract+of 11:contract+on -56:contract+that -43:convert -51:convert+_
11:copy+on 12:cost+on 12:could+buy 33:count 24:count+and -12:cov 20:create 21:create+? 32:creator 40:creator+$ -45:crypto -11:crypto+$ -67:currency -57:currency+of -39:current -68:current+_
25:current+pric 14:cut+off 26:dai 38:dai+_ 26:dao+$ 13:dao+. -14:dao+sit -10:dao+treasury -22:dao+worth 15:dat -80:day -43:day+$ -26:day+, -17:day<coin -14:day<fiat -11:day<series -17:day<time
11:days<chain 38:days<coin -16:days<exchange 37:days<name 21:days<series -10:days<time 25:debate 25:debate+, -20:decemb -13:decemb+$ 17:decid 16:decid+the 11:deep -11:deepest 23:deepest+?
-45:deepest+_ -29:defi -46:defillama -15:defillama+, 23:deploy 20:deploy+with 10:deployment 18:depth 16:depth+at -13:derivativ -15:derivativ+exchang 10:dev -16:develop -25:dex -16:dex+$ -13:dex+doe
31:dex+price 21:dex+run 14:dexscreen+? 56:did -19:did+_ 55:did+i -17:did+pyth 47:did+the -12:did+they -16:dispute -17:dispute+. 21:do 25:do+i -11:do+people 19:do+short 34:do+they -32:do+you -23:doc
-23:doc+, 28:doe -50:doe+_ 12:doe+a 36:doe+the -26:doe+your -25:dominance 25:dur 25:dur+the -40:each -15:each+chain 20:earn+the 10:eden -14:election+with 10:employ 14:enough+liquidity -10:ens<ens
-15:estimate -16:estimate+heliu 11:even 21:even+$ 16:event -13:event+_ 22:event+belong 16:event+of 18:every+hop -19:everybody+search 22:everybody+talk -14:everyth 11:exact -24:exchang -21:exchang+by
32:exchang+list -12:exchang+that 33:exchange 17:exchange+? -10:exchange+at 10:exchange+turn -28:exchange<coin -15:exchange<count -20:exchange<exchange -20:exchange<pair 15:exchangeId<coin
18:exchangeId<count 22:exchangeId<exchange 15:exchangeId<fiat 16:exchangeId<number 15:exchangeId<series -59:exist -53:exist+$ -14:exist+a -10:explain 13:exploit 16:exploit+$ 33:explor -17:explor+$
-12:explor+for 67:explor+of -19:fattest -14:fattest+treasury 16:fee+30d -23:fee+_ 13:fee+did 16:fee+doe -16:fee+estimate -13:fee+level 22:fee+on -22:fee+to 18:fee+v -60:feed -72:feed+_ 10:feed+for
11:feed+id -11:fiat<chain -20:fiat<coin -19:fiat<evmAddress -24:fiat<fiat -15:fiat<maybeChain 37:fiat<name 12:fiat<namesake 11:fiat<number -11:fiat<series -24:fiat<time 75:field=0 27:field=1
27:field=2 -30:field=3 -26:find -33:first -13:first+. -14:first+one -13:float -12:floor+of -24:floor+pric 18:floor+price 21:follow 19:follow+sentence 42:for 36:for+_ 16:for+all 12:for+at -22:for+feed
24:for+how -23:for+kpepe 13:for+me -24:for+nft -21:for+on 16:for+one -22:for+our -12:for+pippin 11:for+that 29:for+the -15:for+token -19:freeze -14:freeze+authority -15:freshest -15:freshest+token
43:from 15:from+, 18:from+a 16:from+an -15:from+defillama 13:from+the 12:front 14:front+. 24:full 19:full+are 17:full+wa 50:fund 59:fund+_ 10:fund+for -13:fund+paid 14:fund+rate -23:ga+$
35:ga+altogeth -11:ga+price 12:ga+will -51:gain -23:gain+? -29:gain+the -45:gainer -44:gainer+of 16:gallery 15:gallery+lent -15:geckoterminal -25:get+_ 16:get+hack 11:get+into 43:getlog 43:getlog+for
-21:give+me 25:give+on 18:go 15:go+. 14:goe 14:goe+out 27:gone 27:gone+up -14:got -19:government -12:government+with -11:group -13:group+won 12:ha -12:ha+$ 13:ha+, 12:ha+any 16:ha+her 30:ha+it
-15:ha+pick 18:ha+she -23:ha+strategy 39:hack 14:hack+$ 11:hack+? 16:hack+and 16:hack+before 12:handful 12:handful+of 66:hash 31:hash+my 19:hash+the -17:hash<evmHash -17:hash<hex 13:have+$ -27:have+a
13:have+i 16:have+my -23:have+the -15:have+to 16:he -29:heliu -16:heliu+level -13:heliu+style 18:her 16:her+own -29:hex<hex 16:hi 16:hi+wallet -40:highest -26:highest+fee 19:history 16:history+,
66:hold 24:hold+count 15:hold+it 20:hold+the -29:holder -25:holder+, -23:holder+and -22:holder<holder 18:hop 18:hop+. 12:hour+$ -20:hour+fund -15:how+did 26:how+full -15:how+ha -48:how+large
30:how+much 22:how+the 49:i -87:i+_ 13:i+about 36:i+bought 12:i+bridg -15:i+call 14:i+cut -10:i+enough -15:i+everybody 15:i+get 17:i+have 30:i+hold -18:i+inside -14:i+it 19:i+left 17:i+like -15:i+m
20:i+mean 37:i+my -20:i+need 12:i+not 51:i+pay -21:i+suspect -25:i+the -14:i+their 14:i+trade 16:i+use 25:i+used 15:i+ve 16:i+wa 16:i+watch -14:i+wire -14:i+write -31:id 15:id+do -14:id+of -14:id+they
23:image 23:image+and 26:impact 18:impact+and 59:in -34:in+a -15:in+circulation -11:in+crypto -13:in+decemb 12:in+for 14:in+front 35:in+ga 15:in+hi 14:in+one 14:in+our 31:in+sat 17:in+that 28:in+the
-10:in+them 11:in+volume -17:inside -23:inside+? 19:insurance 21:insurance+valuation 35:interest+please -24:interval -25:interval+$ 19:into 19:into+the 31:isn 31:isn+t 84:it 14:it+$ 38:it+? -12:it+a
-13:it+and 29:it+any -20:it+balance -15:it+confidence -26:it+cost 27:it+ha 11:it+i 16:it+just -23:it+pap 21:it+peg 17:it+return 11:it+still 23:it+trade 12:it+up 21:it+with 14:itself 16:itself+kept
16:just+one -11:keccak+of 22:keep 17:keep+$ 16:keep+nam 18:kept 16:kept+, 29:know -49:kpepe -26:kpepe+_ -23:kpepe+from 19:l1 19:l1+$ 70:l2 22:l2+$ 15:l2+, 29:l2+book 10:la -50:lamport -51:lamport+to
11:land -46:large -48:large+i -15:largest -32:last -26:last+one -25:late -20:late+$ -11:late+, 19:late+on -31:latest -11:lay -11:lay+_ 11:lead 14:lead+and 50:lead=-1 55:lead=-2 69:lead=-3 23:lead=1
-70:lead=2 -70:lead=3 -14:leaderboard -15:least+_ 11:leave 10:leave+the 14:left 16:left+in -15:left=bitcoinAddress -17:left=block -54:left=chain -15:left=coin -29:left=collection 22:left=count
-42:left=ens -14:left=evmAddress 18:left=evmHash 33:left=exchange -33:left=fiat -18:left=hex -18:left=holder -13:left=moveType 61:left=name -45:left=namesake -15:left=pair -42:left=quoted
-30:left=series -51:left=solanaAddress -13:left=solanaSignature 11:left=step -30:left=ticker -67:left=time -22:left=unit -14:left=url -63:left=venue -11:legit 16:lend 12:lend+market -13:lend+protocol
15:lent 15:lent+work -20:level 13:level+$ -29:level+for -22:like+$ 17:like+, 15:limit 13:limit+? 14:link+i -20:liquidation -17:liquidation+dispute -23:liquidity -44:liquidity+$ -30:liquidity+,
17:liquidity+for 14:liquidity+to -26:list 12:list+company 33:list+it -26:list+of -12:list+pl -25:list+the -22:list+them 40:llamaCoin<coin -13:llamaCoin<namesake 13:llamaCoin<protocol
-27:llamaCoin<time -31:lock -11:lock+$ 14:log 15:log+with -13:logo 14:long -29:look -10:look+at -14:look+for 12:look+it -18:look+like -13:look+up 12:look+wheth -69:looks-up=0 90:looks-up=1 21:lose
19:lose+it -27:lost -31:lost+most 12:lowest+price -15:m -10:m+new 10:magic 10:magic+eden 11:mainnet 25:mainnet+to 12:man 12:man+on 14:many 14:many+cent -58:many+coin 10:many+confirmation 15:many+hold
27:many+percent -35:market 35:market+cap -30:market+on -48:market+today 23:market+with 10:market<number -13:market<quoted -13:market<ticker 15:may 33:me 50:me+$ 48:me+calldata -11:me+it -13:me+to
-25:me+with 24:mean 11:mean+where -20:mempool 10:mempool+$ -22:mempool+look 11:midpoint+? 39:mine 29:mine+, -11:mint -15:mint+and -12:mint+for 26:mint+on 20:minute 25:minute+, 25:minute+by 11:moment+,
-14:moment+? 12:money+i -12:money+lock -17:more -115:most -15:most+? -33:most+_ -13:most+at 29:most+fee -26:most+in 13:most+of -13:most+open -12:most+recent -13:most+revenue 41:mov 25:mov+dur
13:mov+it 12:move+_ -13:moveType<moveType 31:much 21:much+$ -18:much+_ 31:much+com 12:much+ga -38:much+of 24:much+over -25:must -24:must+i 84:my 43:my+_ 19:my+bag -31:my+bos -16:my+bot 11:my+broth
18:my+coin 12:my+contract 10:my+employ 20:my+exchange -13:my+group -16:my+multisig 16:my+pm 31:my+text -24:my+thesi 20:my+wife -11:n 15:nam+$ 20:name 18:name+, 14:name+my 55:named=false -47:named=true
-57:native -57:native+currency -33:need -26:need+_ -28:need+a 25:need+current -28:need=address -17:need=anyAddress 14:need=anything -12:need=bitcoinAddress 27:need=block 72:need=coinSymbol
-17:need=day 21:need=days -10:need=ens -20:need=exchange 42:need=exchangeId 39:need=fiat -17:need=hash -29:need=hex -13:need=holder 28:need=llamaCoin -24:need=market -13:need=moveType -51:need=other
-26:need=pair -17:need=protocol -24:need=query -38:need=signature -17:need=solanaAddress -19:need=solanaSignature -11:need=ticker -25:need=time -23:need=unit -31:need=url -12:need=uuid -49:needs=0
-63:needs=1 -40:needs=2 14:needs=3 -16:network+do 34:new 14:new+_ 24:new+mint -11:new+to -18:newest -13:newest+_ -11:newspap+$ -12:next -14:next+block 21:next+contract -14:next+election 13:next+to
-38:nft -22:nft+collection -24:nft+floor -48:nft+market 42:nft+on 18:no+$ -15:no+. 12:no+on 19:not 16:not+_ 12:not+there -23:now+$ -15:now+from 35:numb 19:numb+_ 31:numb+in -26:odd -14:odd+$ 70:of
21:of+$ -74:of+_ 36:of+a -37:of+all 39:of+both -14:of+coin 14:of+contract -11:of+crypto -13:of+each -27:of+ga -40:of+it 36:of+mine 14:of+my 23:of+numb 53:of+our 21:of+pool -28:of+protocol
-15:of+stablecoin 31:of+that 84:of+the 14:off+in -24:ohlcv -26:ohlcv+accept -14:oi 77:on 10:on+_ 16:on+a -14:on+all 14:on+an -13:on+any -18:on+chain -19:on+each 17:on+it 12:on+my 13:on+no 12:on+one
14:on+our -11:on+right -12:on+rugcheck 11:on+several 11:on+that 59:on+the 26:on+thi -19:onchain -12:onchain+perp 47:one -25:one+$ -12:one+_ 12:one+could 15:one+go -24:one+must 23:one+my 18:one+of
21:one+on 16:one+token 16:one+wallet 19:only 21:only+for 12:only+on 12:open+in -14:open-own=0 21:open-own=2 69:open-own=4 -55:open=false 58:open=true -24:option -13:option+volume -17:or 23:or+_
-15:or+i 16:or+no -15:oracle -17:oracle+price 12:ord 48:oth 43:oth+one -48:other<coin 80:our 15:our+_ -14:our+bookkeep 38:our+dao 15:our+gallery -26:our+show -11:our+student 33:our+treasury 61:out
17:out+, 31:out+for 14:out+from 29:outcome 22:outcome+? 15:outcome+i 10:over 11:over+in 20:over+time -10:own 16:own+account 14:own+that -24:own+token -17:own=0 29:own=2 32:own=3 35:own=4 27:paid
41:paid+$ -14:paid+on 23:pair 14:pair+_ 22:pair+doe -17:pair+for -26:pair<coin -15:pair<count -26:pair<exchange -20:pair<pair -11:pap -23:pap+gain -25:parameter -26:parameter+doe -17:paste
-16:paste+in 46:pay 15:pay+for 22:pay+in 18:pay+on -13:payment+to -14:payout 14:peg 19:peg+$ 13:pend 12:pend+in 31:per 30:per+hour 15:per+vbyte 28:percent 26:percent+ha -32:perp -22:perp+$
-20:perp+dex 35:perp+there 17:perp+trad -17:pick -16:pick+up -12:pile -11:pile+of -61:pippin -19:pippin+$ -31:pippin+on -11:pippin+pool 12:pl+$ 13:pl+, -11:pl+list -12:pl+so 19:plain 21:plain+create
56:please 43:please+$ 26:please+, -19:please+. 18:please+price -18:please+tell 16:pm 16:pm+keep -33:pool -22:pool+$ -16:pool+_ 13:pool+by 12:pool+on -35:pool+sort -11:prediction -15:premium
-14:present -11:present+? -24:pric+? 22:pric+for 35:price -22:price+$ -22:price+? 24:price+and 16:price+cap -39:price+for 17:price+history 26:price+impact 28:price+in 16:price+now 12:price+one
-15:prio -15:prio+fee -34:priority -34:priority+fee 18:probability 25:probability+mov 15:profit 16:profit+? 32:project 16:project+get 16:project+itself -14:protocol+$ 23:protocol+earn 25:protocol+hack
10:protocol+keep -15:protocol+treasury -26:protocol+with 30:protocol<name -31:protocol<protocol 11:protocol<time -13:public -16:publish -17:publish+at 16:pull 13:pull+_ 34:put 15:put+_ 18:put+my
-64:pyth -47:pyth+feed -19:pyth+oracle 13:query 15:query+the 15:query<count 11:query<name 14:query<number 15:question 16:question+user -23:quot -14:quot+in 32:quote 37:quote+for 21:rank -16:rank+$
35:rank+by 19:rank+for 15:rate -22:rate+_ 36:rate+of 15:raw 14:raw+log -25:read+pyth 47:read+storage -18:read+the 12:real+liquidity -25:recent -11:recent+, 23:recent+trad 16:report+a -15:report+there
15:reserve 14:reserve+of -18:revenue+$ 15:reward -29:right -30:right+now 10:rough 10:rough+how -13:round 43:rout 12:rout+_ 25:rout+i 18:route 18:route+for -16:rows -15:rows+, -31:rugcheck
-15:rugcheck+ha 27:rugcheck+score -26:rugcheck+verification 26:run -10:run+? 21:run+there 18:safe 14:safe+on 41:same 40:same+creator 15:same+tick 23:sat 30:sat+? 15:sat+per -23:sat+vb 10:say+?
-13:say+_ 16:score -13:score+$ 25:score+for 16:search -13:search+_ -19:search+for 15:search+on 39:search+the -13:send 17:sent 14:sent+i 18:sentence 20:sentence+$ 42:sery 22:sery+, 18:sery+please
11:set 13:set+of 22:settl+event 18:several 25:she 16:she+cash 16:she+won -18:sheet -20:sheet+, 20:short 19:short+pay 26:should 24:should+know -26:show+$ -14:show+me 30:sid 13:sid+$ 17:sid+on
-11:signature<hex -38:signature<signature 11:simple 19:simple+transf 13:since 33:since+i -11:since+summ -16:since+when -16:sise -15:sise+. -16:sit -15:sit+on -17:slide -23:slide+of -12:slot 48:slot+_
-67:slot+time -12:so+it -22:solanaAddress<chain 26:solanaAddress<coin 26:solanaAddress<number 18:solanaAddress<protocol -41:solanaAddress<solanaAddress -19:solanaSignature<solanaSignature 13:some
-23:someth -23:someth+for -11:son+told -36:sort -36:sort+by -10:split 10:spot 18:spot+$ -14:spread -20:stabl -14:stabl+$ 18:stable 12:stable+from -32:stablecoin 21:stablecoin+do -13:stablecoin+float
19:stablecoin+lose -10:stablecoin+market -16:stablecoin+supp 16:stablecoin+there 12:stak 12:stat 11:stat+_ -20:step<chain -20:step<series 19:step<time 69:still 17:still+in 13:still+move 12:still+pend
16:stock -12:stop -13:stop+talk 52:storage 46:storage+slot 83:strange=0 43:strange=1 -41:strange=2 -64:strangers=0 -32:strangers=1 -23:strategy -23:strategy+on 13:strik 13:strik+are
-11:student+newspap -13:style -13:style+priority -61:subject=false -58:subject=true -23:supp 15:supp+$ 11:supp+, -13:supp+com -11:supp+in -23:supp+of -21:suspect -12:swap 12:swapp+by 10:symbol+and
27:t 31:t+on -13:t+stop 16:t+tell 23:take 22:take+the -21:takes=0 -60:takes=1 -54:takes=2 -42:takes=3 26:talk 24:talk+about -16:tax -11:tax+return -14:telegram 22:tell 16:tell+$ 32:text 27:text+$
89:that -10:that+$ -13:that+, 14:that+. 39:that+_ 30:that+afternoon 17:that+category 13:that+chain -21:that+coingecko 15:that+name 16:that+oth 25:that+rout 11:that+stock 18:that+the 65:that+time
-78:that+trade -16:that+writ 65:the -41:the+_ 11:the+ad 19:the+addres 18:the+best -22:the+big -17:the+biggest 56:the+block -18:the+book 46:the+bridge -16:the+busiest -16:the+calldata 36:the+chain
25:the+coin 14:the+collection 12:the+company -24:the+confidence -33:the+day 25:the+debate -11:the+deepest -23:the+doc -12:the+exchang 17:the+exchange 22:the+exploit 67:the+explor -19:the+fattest
11:the+fee 19:the+follow 15:the+fund 27:the+hack -44:the+highest -20:the+id 23:the+l2 -11:the+lay 14:the+lead 18:the+lend -27:the+liquidity -21:the+list 10:the+lowest -16:the+mint 14:the+money
-34:the+most -56:the+native 54:the+new -10:the+next -45:the+nft 30:the+numb 44:the+one 36:the+oth 16:the+outcome 22:the+pair 19:the+perp -30:the+price 26:the+probability 17:the+project 31:the+protocol
-11:the+rest 33:the+same 35:the+sery -23:the+slide 30:the+stablecoin -13:the+supp 12:the+tx 19:the+vault 16:the+venue 14:the+view -11:the+world 10:the+yield 40:their+_ -14:their+odd -17:their+own
-40:them -40:them+$ -20:them+, 11:them+. 122:there 58:there+$ 46:there+, 11:there+. 11:there+also -16:there+any 13:there+enough -11:there+on -20:these -22:these+byt -24:thesi -23:thesi+$ 33:they
-15:they+? 14:they+cost 22:they+have 40:they+paid -14:they+use 54:thi -11:thi+, -15:thi+hour 19:thi+l1 27:thi+protocol 15:three 15:three+topic -10:through -13:through+in 24:tick -14:tick+$ 15:tick+on
25:time+$ 18:time+of -23:time<chain -13:time<namesake -25:time<time -19:to -49:to+_ 14:to+a 16:to+and -14:to+coingecko -21:to+holder -11:to+look -16:to+paste -19:to+pay 13:to+put 10:to+see 25:to+that
-11:to+the -10:to+thi -41:today -20:today+$ -15:togeth 30:token 18:token+$ 31:token+, -14:token+_ -15:token+are -17:token+call 22:token+everybody 31:token+isn 40:token+of -13:token+on
-15:token+rugcheck -10:token+that -14:token+v 12:token+were 12:told+of -51:tool -24:tool+for -26:tool+get -34:top 11:top+_ -44:top+gainer -24:topic -11:topic+_ -26:topic+for 15:topic+from 26:topic0
43:topic0+transf -22:total -16:total+stablecoin 19:total+supp -12:total+value 55:trad 17:trad+above 27:trad+of 32:trad+on -50:trade -14:trade+? 16:trade+a -54:trade+on 23:trait 23:trait+of
15:transaction+in 60:transf 43:transf+, 26:transf+cost 10:transf+land 44:transfer 47:transfer+on 43:treasury 23:treasury+$ -14:treasury+, 13:treasury+account -11:treasury+of 40:treasury+worth
-18:trend -13:trend+right -15:trust -14:trust+score 14:turn 10:turn+over -10:turnov 41:tvl -19:tvl+$ -11:tvl+, -24:tvl+_ 66:tvl+at 37:tvl+by 30:two 18:two+dat -18:tx -16:tx+that -22:uint256
-23:uint256+accord 11:unclaim 11:unclaim+reward 27:unconfirm 27:unconfirm+_ 14:und+what -11:unit<namesake -23:unit<number -23:unit<unit -15:unlock -15:up+, 26:up+since -11:upcom -31:url<url 15:use
27:use+, -14:use+for 16:used 23:used+_ 16:user+fee 24:v 16:v+. -17:v+_ -14:v+stabl 16:v+that -11:v+the 40:v+what 21:valuation 18:valuation+. 15:value+? -11:value+lock 16:vault 16:vault+project -23:vb
-13:vb+that 15:vbyte 15:vbyte+$ 16:ve 15:ve+a 16:venue+report -12:venue<quoted -26:verification+badge 24:verification+of 11:verify 15:verify+by 13:view 15:view+on -33:volume -47:volume+$ 12:volume+.
12:volume+in 33:wa 14:wa+sent 19:wa+thi -10:wall+clock 54:wallet 16:wallet+from 16:wallet+on -15:want -32:want+the 13:want+to 15:watch 15:watch+a -17:we+have 16:week+around 10:were 12:were+swapp
-37:what+_ 25:what+allowance -11:what+can -12:what+coin 36:what+did 19:what+fee -90:what+i 14:what+id 16:what+it 17:what+profit 44:what+rank 11:what+share 40:what+their 40:what+they -21:what+wa
-10:what+wall 21:what+will 13:when -14:when+exist 10:when+the 39:when+wa -53:where 23:where+i -20:where+on -77:where+the 19:wheth 12:wheth+it -23:which 19:which+addres -10:which+are 17:which+bet
-10:which+bridg -33:which+chain -29:which+coin -23:which+dao 13:which+dex 25:which+exchang 48:which+i 23:which+market -16:which+network 38:which+of -33:which+one 14:which+outcome 25:which+pair
-26:which+parameter 12:which+pool 30:which+protocol -15:which+report 22:which+settl 13:which+strik -12:which+token 16:who+decid 60:whole-own=0 52:whole-own=1 26:whole-own=3 -38:whole-own=4 20:wife
16:wife+ha 37:will 21:will+be -14:wire -14:wire+our -42:with -12:with+at -12:with+it -15:with+mint 21:with+plain -26:with+rugcheck 15:with+same 15:with+that -41:with+the -16:with+their 15:with+three
16:with+what 21:without 13:without+limit 14:without+mov -23:words=0 68:words=1 26:words=3 22:words=4 23:words=5 15:words=6 22:work 15:work+to -11:world -11:world+, 20:worth 14:worth+$ -20:worth+,
-19:worth+in 40:worth+v -38:writ -28:writ+to -14:write 13:ye -14:year -11:year+$ -45:you -13:you+have -19:you+know 14:you+look -26:your -26:your+tool`,
  ours: `-12:!+$ 17:* 40:,+_ 18:,+and -17:,+dox 23:,+for -14:,+friend 13:,+he -13:,+how 12:,+in -25:,+it -15:,+just -22:,+long 12:,+mainnet -25:,+now 16:,+please -12:,+quick 18:,+sold -11:,+support 23:,+tell
30:,+the -22:,+trezor -11:,+unlock 16:,+where -11:,+which 13:,+who -11:,+whom -12:,+without -12:,+you 20:.+$ 18:.+_ 20:.+i 15:.+what -36:10x -23:10x+before -16:10x+until 27:<block> 54:<chain>
18:<coin> -11:<commodity> 56:<count> -20:<evmAddress> 15:<exchange> 17:<fiat> -92:<holder> -126:<name> 57:<namesake> 18:<pair> 23:<protocol> 24:<quoted> 26:<series> 26:<signature> 44:<step>
12:<ticker> 30:<unit> 88:<venue> 60:?+$ 42:?+? 23:?+_ 19:?+it 23:?+my 19:^+_ 16:^+a -24:^+am -51:^+apple -18:^+are -43:^+balance 15:^+biggest 11:^+buy -21:^+can -13:^+cancel -16:^+capacity 15:^+chart
54:^+check 15:^+convert -18:^+could 16:^+dai 11:^+decode -11:^+dividend -20:^+do -23:^+draft -28:^+explain 15:^+find 21:^+floor 20:^+for -12:^+generate -11:^+github 10:^+give -16:^+governance 63:^+ha
-26:^+hash 11:^+historical -15:^+how 32:^+i 13:^+identify -10:^+imp 18:^+keccak 12:^+keccak256 -12:^+lasagne -27:^+latest -17:^+lawyer -20:^+lightn -49:^+liquidation 17:^+list -15:^+long -40:^+make
-23:^+mev 14:^+midpoint -12:^+moody -11:^+mortgage -36:^+my 21:^+need -27:^+next 16:^+on -27:^+please 11:^+pnl -38:^+presale 27:^+price -28:^+put 22:^+read -20:^+refund -28:^+result -58:^+revoke
11:^+rug 13:^+rugcheck 11:^+safe 13:^+search 27:^+show -14:^+sise -11:^+slash 13:^+someone -14:^+square 14:^+statu 10:^+tape -46:^+telegram -12:^+thank -19:^+the 19:^+thi -13:^+total 10:^+turn
24:^+tvl -33:^+twitt 32:^+unpack 18:^+verify 17:^+volume -14:^+vote 45:^+wa 11:^+we 16:^+wer -28:^+what -34:^+when -46:^+where -17:^+wire 16:^+évolution -15:_+$ 44:_+, 44:_+? -33:_+airdrop
14:_+already 22:_+and 29:_+at 17:_+back 13:_+balance -14:_+bank 11:_+by 20:_+close -22:_+cost -14:_+custom 21:_+deposit 24:_+do -33:_+eligible -20:_+entry 41:_+for -14:_+from -11:_+futur
-51:_+governance 12:_+had -57:_+have 18:_+i -16:_+in -13:_+leave -12:_+ledg 10:_+level -16:_+lightn -11:_+mil 10:_+mkt 13:_+name 18:_+nft 36:_+of 15:_+on -10:_+option 13:_+or 13:_+pl 15:_+podcast
-18:_+post 20:_+price -14:_+proposal -11:_+repo 11:_+return 10:_+rn 10:_+rows 12:_+sit -12:_+sovereign -11:_+square -26:_+th -52:_+tim -21:_+today -48:_+transaction -27:_+upgrade 16:_+von -26:_+wallet
13:_+whale -14:_+word 13:a -83:a+_ -17:a+blockchain 12:a+bug 14:a+certain -11:a+divorce -14:a+good -47:a+logo 15:a+of -14:a+phish -12:a+shirt -17:a+smart -12:a+soft 23:a+str 12:a+word 17:about
21:account+drain -11:account+i -16:account+that -12:action -12:action+on -11:activity -11:activity+of
-26:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-26:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+$ 66:addres 10:addres+of 12:advis -18:aft -11:aft+kyc 11:aggregator 11:aggregator+$
-67:airdrop -33:airdrop+$ -37:airdrop+for 16:aktuelle 16:aktuelle+_ 57:all -18:allow -18:allow+to 24:already 11:already+? -23:altcoin -23:altcoin+i 29:am -11:america -11:america+$ 11:amount 32:an
-34:an+airdrop 27:an+encod 13:an+event 61:and 21:and+_ -12:and+artwork 22:and+how -28:and+i -12:and+p -21:and+proof 17:and+what -11:and+which -13:announcement -14:announcement+for -17:anon
-17:anon+dev 17:answ 17:answ+valid -26:answer -14:answer+$ -11:answer+since 12:any+_ -30:any+job 12:anywhere 12:anywhere+$ -20:app+of -90:apple -40:apple+$ -51:apple+stock -47:approval
-31:approval+now -25:approval+of 12:apy 43:are 17:are+sitt 28:are+the -12:are+there -20:are+wait -12:artwork -12:artwork+for 19:ask -22:at+my -17:at+the 21:ath 17:ath+i 11:auditor+$ -17:auditor+in
11:aunt+death -17:average+salary -14:awarenes -14:awarenes+announcement 10:back -14:back+for 16:back+when 14:backer 14:backer+of -17:bad -25:bad+$ 22:bag 17:bag+$ 48:bal 48:bal+$ -28:balance
11:balance+a -60:balance+of -11:ban -40:bank -14:bank+fee -20:bank+say 11:barb 26:be 10:be+liquidat 11:became 11:became+known 12:been -22:before+_ 12:before+i 11:before+the -15:behind+the 10:belong
11:belong+to 20:below 17:below+ath -26:berlin -17:berlin+$ 45:besides=0 13:besides=1 -33:best -14:best+$ 15:best+bid -22:best+hardware 42:bet 21:bet+stand 22:bett+_ -21:bett+to -21:between+proof
24:bid 25:big 15:big+i 18:biggest 14:biggest+stak -14:bill -14:bill+look 14:blacklist 13:blacklist+$ 34:block -17:blockchain+$ 16:blockchain+depui 11:blur -13:boil -12:boil+a 24:book -17:bot
-23:bot+profit 17:both 11:bought 16:bought+_ -24:bought+our 15:bridge 11:bridge+i 11:brok+$ -11:broth -10:broth+, 11:buddy 11:buddy+put 12:bug 12:bug+$ 16:busy -12:buy+$ -21:buy+, 11:buy+? 55:by
26:by+now 35:byt 30:byt+for 13:call 13:call-own=1 16:call-own=2 25:call-own=4 10:calldata 48:calls=1 -13:calory 14:came 11:came+in -65:can+you -13:cancel -13:cancel+the 14:candl -16:cap+will
-36:capacity -11:capacity+in -16:capacity+of -37:capital -12:capital+gain -24:capital+of -25:car -21:car+we -19:cash -19:cash+in -16:cat -16:cat+$ 17:category=market_data 14:certain 51:chain
14:chain+id 14:chance 29:chart 26:cheap 24:cheap+in 14:cheapest 75:check 50:check+my -28:china -28:china+$ 13:circulat 19:claim -24:click -25:click+on -15:climb -15:climb+the 13:clipboard
13:clipboard+$ 37:close 23:close+at 18:close+to -11:coca -11:coca+cola 17:code -23:coin+$ -17:coin+, -22:coin+_ 14:coin+of 18:coingecko 15:coingecko+id -11:cola -11:cola+? 24:cold 24:cold+storage
30:collection 13:collection+$ -11:collection+. -12:com+straight -39:commit -11:commit+activity -22:commit+did -14:community -14:community+, 23:company 20:compare 13:compress 12:compress+$ -18:comput
-18:comput+$ 21:conf 21:conf+doe -18:conference -22:conference+in 21:confirmation 21:confirmation+doe 12:connect 33:contract -17:contract+auditor 15:convert -12:convert+_ 11:convert+thi
16:convert+what 14:copy -11:correct -16:correct+the -33:cost+$ 18:cost+when -15:could+you 12:counterparty -11:credit -21:credit+score 10:credit+to -78:crypto -17:crypto+fraud -35:crypto+gain
-30:crypto+news -15:current -14:current+_ -14:custom+service 13:d 18:dai -24:dao -31:dao+$ 26:dapp 15:dapp+from -19:dat -38:dat+of 25:data 19:data+i -17:date -22:date+$ 17:daught 10:daught+won -26:day
-52:day+$ 14:day+we 16:de 16:de+la 11:death 11:death+. -12:debt -12:debt+_ -23:declare -15:declare+crypto 17:decode 22:deploy 73:deposit 15:deposit+, 12:deposit+_ 21:deposit+have 13:deposit+i
11:depositor 11:depositor+withdraw 16:depui 16:depui+janvi 16:der 16:der+aktuelle -25:derivative -25:derivative+of 24:dev 19:dev+$ -17:dev+account 27:dex 20:dexscreen 48:did 39:did+_ 22:did+bett
11:did+depositor -30:did+google -12:did+i 30:did+it 26:did+that 38:did+the -31:did+they -18:did+vitalik -25:did+we 16:diesem 16:diesem+_ -21:difference -21:difference+between 11:dilut -11:dividend
-11:dividend+yield -11:divorce -11:divorce+, -48:do -28:do+, -16:do+10x -31:do+i -16:do+with 12:doe -49:doe+_ -44:doe+a 32:doe+it 20:doe+my -15:doe+not 10:doe+the 18:doe+thi -16:don -16:don+t 19:down
-17:dox -17:dox+him -23:draft+a 17:draft+answ 23:drain 24:drain+$ -41:drop -42:drop+$ 19:drunk 18:drunk+$ 22:each 11:each+$ -29:earn+_ 13:earn+with -14:earth -14:earth+$ 22:eden 15:eden+v -29:egg
-12:egg+? -12:egg+if -11:electricity -77:eligible -77:eligible+for 33:employ 13:employ+bought 11:empty 21:en 30:encod 27:encod+payload 36:end 25:end+of -15:ent+$ -19:entry -20:entry+queue -22:error
-30:error+_ -35:etf -24:etf+take 34:event 13:event+topic 14:ever -25:every+approval 10:exact 20:exchange 10:exchange+credit -34:exchange+hir -25:explain -21:explain+to 13:exploit 11:exploit+became
13:explor 13:fail 18:far 29:far+am 19:far+below -31:far+i 20:farm 32:fee -23:fee+$ 14:feed -11:feet -11:feet+into -82:field=0 46:field=1 73:field=2 59:field=3 12:file+a -17:fill -22:fill+in 11:find+me
-31:find+the 14:firm 12:first+$ -13:first+train 23:fiscal 23:fiscal+year -19:fish -19:fish+$ 21:flagg 13:flagg+anywhere -19:flight -10:flight+of 49:floor 15:floor+on -15:flow -15:flow+into
-59:follower -18:follower+doe -33:follower+of 23:for -11:for+a -17:for+crypto -38:for+me -20:for+six 22:for+the 19:for+ye -26:forgot -26:forgot+my -10:form+do -18:found -18:found+of -11:found+private
-17:fraud -17:fraud+near -12:fridge -12:fridge+? -14:friend+tone -11:frog 67:from 13:from+_ 16:from+a 17:from+him 29:from+liq -18:from+our 28:from+the 14:front 11:ful 11:ful+dilut 18:function 44:fund
-11:futur+$ -43:gain -15:gain+$ -19:gain+in -12:gain+tax -31:game -31:game+_ 15:gave -11:generate -12:generate+ten -34:germany -32:germany+$ 19:get+redeem -14:get+them -35:github -36:github+commit
35:give 29:go 11:go+thru -27:gonna -23:gonna+10x -24:good -30:google -30:google+earn 33:got 16:got+from -67:governance -22:governance+proposal -16:governance+vot -28:governance+vote 20:government
17:government+i -14:gpu -14:gpu+min -16:grammar -16:grammar+of -11:grandfath -11:grandfath+arrive -23:grandmoth -17:grandmoth+in 11:grandson -12:great -12:great+! -13:green -44:group -46:group+of
21:guy 56:ha 17:ha+my 34:ha+the -16:ha+went -20:hack -33:hack+and 20:had 12:had+_ -48:hardware -48:hardware+wallet -12:hash -35:hash+rate 42:have -50:have+$ 11:have+a 28:have+an -13:have+at 26:have+by
21:have+left 18:have+lol -14:have+lost -18:have+mislaid -19:have+to 38:he -33:he+in -31:help -29:help+me 11:her 12:here 11:hidden -17:him+$ 16:him+into -34:hir -34:hir+$ 15:historical
11:historical+deposit 20:history 47:hold 23:hold+$ 29:holder -14:horoscope 11:hot 15:hour 14:how 18:how+big 31:how+did -20:how+do 18:how+far -17:how+i -18:how+long -14:how+many 38:how+much -19:how+old
-19:hurt -15:hurt+when 22:i -75:i+_ -14:i+a 22:i+am -21:i+bett -13:i+boil 11:i+bought -10:i+call 13:i+can -24:i+click -15:i+climb 14:i+close 12:i+copy 13:i+earn -42:i+eligible -26:i+forgot 29:i+from
-23:i+gonna 18:i+got 29:i+have -29:i+he 22:i+in 30:i+inside 15:i+it 17:i+live 12:i+m 15:i+made 45:i+my -16:i+name -28:i+not -14:i+on -12:i+owe 14:i+own -31:i+panic -13:i+pay -26:i+put -10:i+reset
-17:i+slow -15:i+sold 22:i+start 22:i+still -28:i+stuck 21:i+that -23:i+the -36:i+there 61:i+thi 16:i+use -11:i+vote 15:i+want 12:i+won 19:i+wrong 11:id+do -28:id+verification 20:identify
13:identify+the -10:imp -10:imp+volatility 15:in 26:in+$ -46:in+_ 12:in+a -11:in+america -21:in+berlin -28:in+china -34:in+germany 14:in+it 26:in+my -33:in+prison -17:in+simple 33:in+spr -12:in+sydney
54:in+the 12:inheritance 11:inheritance+paper 35:inside 27:inside+$ 10:interest 29:into+_ -11:into+square -16:into+the 16:issu 10:issu+and 16:ist 16:ist+der 80:it 54:it+$ 12:it+. 15:it+? 23:it+cheap
-10:it+com 12:it+compress 15:it+have 34:it+i -40:it+legal 12:it+n -11:it+please -32:it+wa 16:janvi 16:janvi+svp -11:jewell -11:jewell+$ -27:job 18:job+$ -35:job+at 11:jpeg 11:json -16:just+name
25:keccak 18:keccak+of 16:keccak256 12:keccak256+of 21:keep 10:keep+on -32:key -33:key+$ 12:kind -21:knee -15:knee+hurt 12:know -11:knowledge -11:knowledge+proof 11:known+? -11:kyc -11:kyc+, 26:l2
20:la 16:la+blockchain 16:la+tvl 12:lad 12:lad+, 15:lamport 10:lamport+into 11:land -29:landlord -19:landlord+allow -12:lasagne -12:lasagne+for -10:last+seen 11:late -49:latest -21:latest+_
-30:latest+crypto -17:launch+the -17:lawyer -17:lawyer+for -12:layer -12:layer+and 39:lead=-2 57:lead=-3 -45:lead=0 -32:lead=1 -31:lead=2 -36:leave -23:leave+$ -13:leave+_ -39:ledg -14:ledg+,
-22:ledg+? 27:left -13:left+at 22:left=coin -50:legal -40:legal+to 26:lend 19:level -11:life -11:life+$ -36:lightn -36:lightn+network 26:like 12:link 38:liq 29:liq+on 18:liquidat -56:liquidation
-76:liquidation+_ 18:liquidity 52:list 17:live+und 17:lock 11:lock+$ -11:lock+aft 15:log -44:logo -47:logo+for 26:lol 18:lol+, -56:long -18:long+do -28:long+short -22:long+v 25:look 49:looks-up=0
12:lost+deposit -14:lost+the 12:low 39:lp 13:lp+lock 12:m 12:mad+lad 37:made 16:made+_ 22:magic 22:magic+eden 11:mainnet 12:mainnet+$ -55:make -20:make+$ -40:make+me -12:many 26:many+_ 21:many+conf
21:many+confirmation -27:many+follower -22:many+github 18:many+pengu -31:many+people 21:many+sat 10:many+transaction -80:many+validator 40:market 12:market+$ -16:market+. 13:market+cap -10:match
10:may 10:me -30:me+, -16:me+? 16:me+_ -30:me+a -22:me+fill 34:me+the 10:me+to 34:mean 15:mean+$ 12:message 14:met 14:met+$ -11:metr -11:metr+$ -23:mev -23:mev+bot 14:midpoint 11:midpoint+? -15:might
-15:might+it -11:mil -14:min+best 17:mine 35:mint 12:mint+it -18:mislaid -18:mislaid+the 10:mkt 10:mkt+, -14:moment+? 18:moment+of 21:money -12:moody -12:moody+and -31:moon -31:moon+$ 13:morn+$
-18:morn+? -18:mortgage -18:mortgage+rat 40:mov 16:mov+house 14:move 38:much 28:much+_ 16:much+do -28:much+doe -16:much+flow -11:much+i 11:much+on 15:multisig 27:my 34:my+_ 22:my+account 22:my+bag
48:my+bal -32:my+bank 11:my+barb 26:my+bet -11:my+broth 11:my+buddy -12:my+capital -16:my+cat 13:my+clipboard 19:my+coin 19:my+cold -18:my+comput -21:my+credit -15:my+crypto 15:my+daught 17:my+draft
33:my+employ 16:my+exchange 17:my+friend -11:my+grandfath -23:my+grandmoth 11:my+grandson -28:my+id 11:my+inheritance -11:my+jewell 18:my+job -33:my+key -15:my+knee 10:my+lamport -25:my+landlord
13:my+liquidation 12:my+mad 13:my+market 17:my+nephew -20:my+ord -32:my+package 11:my+payment -27:my+paypal 14:my+phantom -34:my+phone 11:my+realis 10:my+saving -26:my+screen 21:my+sentence
17:my+stable -17:my+tax -14:my+team -32:my+token 12:my+tx -12:my+upcom -34:my+wallet -11:my+wife 19:my+winn 12:my+withdrawal 13:n 12:n+i -16:name+my -16:name+one 22:named=false 14:namehash
12:namehash+for -18:near -17:near+me 29:need 11:need+balance 35:needs=0 29:needs=1 17:nephew -12:network+$ -20:network+capacity 10:network+i -12:new -33:new+coin -31:news -30:news+please -45:next
-27:next+_ -22:next+conference 25:nft 16:nft+? -14:nft+community 10:nft+my -12:nft+to 30:no 15:no+pay -27:not -26:not+answer 14:noth 13:notional 26:now+$ -53:now+, 12:now+on 25:numb 26:odd 12:of
-67:of+_ -28:of+a 17:of+an -27:of+apple -11:of+coca 16:of+it 12:of+mine -14:of+my 47:of+our -12:of+rhb9cjawyb4rj91vrwn96dkukg4bwdtyth -21:of+stake 28:of+that 37:of+the 15:of+them -21:of+work -31:of+x
17:off -15:office -35:old -24:old+house -19:old+i 60:on 75:on+_ 13:on+a 11:on+each 16:on+it 15:on+magic 15:on+no 13:on+our -25:on+someth -13:on+stak -10:on+time -38:on+tv 16:on+which -18:on+x
-35:on+ye 56:one 11:one+of -10:online+$ 38:only -16:open+at -104:open-own=0 -16:open-own=1 16:open-own=3 57:open-own=4 -37:open=false 30:open=none 28:open=true 13:option 66:or 13:or+_ 14:or+i
-22:or+ledg -13:ord 18:ord+book -13:ord+i -20:ord+please 12:oth 47:our 12:our+dao 23:our+fiscal -14:our+nft -24:our+old -15:our+treasury 28:out 14:output -12:owe -11:owe+on 25:own 13:own+$ -14:own+_
-76:own=0 -83:own=1 -20:own=2 28:own=3 61:own=4 -12:p -12:p+rat -32:package -32:package+do 12:page 35:pair -31:panic -31:panic+$ 12:pap -14:pap+with 11:paper 11:paper+the -11:party -11:party+should
11:pas 15:pay+$ -16:pay+on -13:pay+tax 27:payload 27:payload+, 30:payment -27:paypal -27:paypal+$ -13:pend+ord 18:pengu 18:pengu+do -20:people -15:people+use -31:per -47:per+day -16:person
-17:person+behind 14:phantom 12:phantom+show -14:phish+awarenes -33:phone -14:phone+bill -17:phone+i -26:pin -26:pin+, 35:pl 15:pl+$ 19:platform 25:please -16:please+correct -12:please+prepare 28:pnl
20:podcast 20:podcast+$ 65:pool 13:pool+i 10:pool+on -21:pope -21:pope+$ 11:position -23:post -18:post+on -12:prepare -12:prepare+my -38:presale -38:presale+dat -41:price+$ -45:price+of -10:print
-12:print+on -33:prison -33:prison+$ -11:private -11:private+life 11:probability 12:profile -19:profit+on -24:project -17:project+$ -18:project+have -26:proof -16:proof+of -47:proposal -22:proposal+$
-14:proposal+with 10:protocol -30:protocol+$ 12:pull 11:pump 10:pump+$ -34:put -18:put+_ -29:put+my 16:question 14:question+$ -20:queue -20:queue+$ -11:quick -12:quick+table -15:rain -11:rain+at
-30:rat -12:rat+action -11:rat+today -26:rate -32:rate+of -28:ratio -11:ratio+for 28:read -17:real+person 16:realis 12:realis+pnl 14:receive -20:recipe 25:redeem 19:redeem+$ -32:refund -24:refund+for
-11:refund+me -11:repo -11:repo+_ -10:reset -10:reset+it 15:resolve -18:restore -18:restore+them -26:result -28:result+_ -30:return -22:return+? -12:return+_ 11:return+there 16:revenue 10:revert
-50:revoke -25:revoke+every -31:revoke+that -13:reward+in -12:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth -12:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth+on 25:right 22:right+now 28:rn 10:rn+$ 13:rn+? -14:root
-14:root+of 10:rows 10:rows+$ 11:rpc 11:rug 14:rugcheck 25:safe 14:safe+to -26:salary -17:salary+of 22:sat 21:sat+are -10:satoshi+last 14:saving -20:say+error -19:scamm 10:schema -12:school
-12:school+open -27:score -21:score+$ -14:score+of -31:screen -26:screen+$ 14:search -26:see+my -10:seen -10:seen+online 12:selector 19:sell 11:sell+tax -28:sell+the 15:send -32:sent+_ 18:sent+me
17:sentence 32:sentence+$ -16:sentence+she -14:service+i 12:service+where 14:set+verify 21:sha 21:sha+of 29:shar 19:shar+get -24:share -27:share+price -16:she+don 11:sheet -12:shirt -12:shirt+$
-33:short -14:short+$ -28:short+ratio -20:should 10:should+be -32:should+i 50:show 14:show+me 12:show+zero 16:side 12:side+$ 55:sign 18:sign+the -17:simple -17:simple+word 45:since 14:since+the
-12:sise -13:sise+of -11:sist+wedd 18:sit 12:sit+lost 12:site 24:sitt 24:sitt+in -19:six -12:six+, -11:slash -11:slash+validator 18:slot -17:slow -17:slow+$ -11:small -16:small+cap -17:smart
-17:smart+contract 18:so -33:sofa -28:sofa+$ -12:soft -12:soft+egg -10:sold -16:sold+$ 22:some 11:some+_ -22:some+coin 18:some+when 11:somebody 13:someone -11:someth -25:someth+bad 13:source
-12:sovereign -12:sovereign+debt 16:spend -40:spot -16:spot+_ -32:spot+etf 17:spr 23:spr+$ 12:spread -25:square -11:square+feet -11:square+metr -14:square+root 26:stable 10:stable+issu 13:stablecoin
-15:stair -15:stair+, 21:stak 13:stak+$ 14:stak+in -13:stak+reward 12:stak+service -17:stake -21:stake+$ 28:stand 21:stand+$ 24:start 18:start+my 10:stat 14:statu 15:statu+of 64:still 21:still+have
-48:stock -51:stock+price 32:storage 19:storage+$ 24:str 18:str+$ 66:strange=0 -42:strange=1 -98:strange=2 -134:strange=3 50:strangers=0 -14:stuck -27:stuck+$ 35:subject=false 34:subject=true
-17:supp+now -17:support -11:support+i 16:svp 16:svp+$ 23:swap -12:sydney -12:sydney+$ -18:t -16:t+ha -11:table+. -15:take -24:take+in 26:takes=0 29:takes=1 10:tape 10:tape+for -63:tax -20:tax+do
-45:tax+return -33:team -22:team+make -32:team+win -53:telegram -47:telegram+group 54:tell 20:tell+me 19:tell+your -12:ten+trait 25:text -36:th+$ 13:th+i 13:th+in -12:thank -12:thank+, 74:that
23:that+_ -31:that+approval -17:that+launch 11:that+my 40:the -31:the+_ 12:the+addres -17:the+anon -15:the+app 11:the+auditor 14:the+backer -26:the+balance -23:the+best 15:the+bridge 30:the+byt
-24:the+capital -21:the+car 13:the+chance 11:the+coin 11:the+collection 12:the+contract 12:the+counterparty -13:the+current -27:the+dao 25:the+dapp 21:the+day 15:the+deposit -25:the+derivative
17:the+dev -13:the+difference -42:the+drop -14:the+earth 23:the+end 13:the+exploit 10:the+fee 10:the+firm -13:the+first -19:the+fish -10:the+flight 11:the+floor -32:the+found -12:the+fridge
-31:the+game 18:the+government -16:the+grammar 16:the+guy -24:the+hack -21:the+latest -11:the+long 24:the+lp 20:the+market 10:the+min -31:the+moon 14:the+multisig 16:the+name 17:the+network
-29:the+new -23:the+next 14:the+nft 17:the+odd 10:the+option 16:the+pair -12:the+pend 27:the+pool -21:the+pope -31:the+price 11:the+probability -35:the+project -23:the+protocol 14:the+question
-16:the+real -12:the+school -31:the+score 13:the+sell 15:the+set 21:the+sha -27:the+share -28:the+sofa -42:the+spot -15:the+stair 12:the+stak -18:the+supp -13:the+team 16:the+th -31:the+token
-13:the+train 18:the+treasury -18:the+twelve 33:the+two -19:the+u 21:the+vault 26:the+yield 10:their -15:them -14:them+back -18:them+for 13:there 19:there+$ -37:there+an -29:there+any -33:they+find
103:thi 33:thi+$ 19:thi+data 10:thi+memecoin -16:thi+sentence 11:thi+to 11:thi+topic 11:through 11:thru -52:tim -52:tim+_ -24:time+i -17:to 11:to+$ -11:to+a 11:to+be -31:to+buy -15:to+declare
12:to+file -16:to+market 11:to+me -19:to+my 11:to+on -19:to+own -13:to+pay -12:to+print -11:to+rain -13:to+use -20:today -35:today+$ 32:token -70:token+$ -13:tokyo -13:tokyo+$ 10:told -14:tone
-14:tone+$ -44:tonight -44:tonight+$ 11:top 29:topic 12:topic+$ 12:topic+mean -19:tornado -19:tornado+cash -22:total+liquidation 45:trad 11:trade -40:train -22:train+from -23:train+leave
-12:trait+layer -53:transaction+per 12:transf 11:treasury+of -17:treasury+to -22:trezor -22:trezor+or 16:trust 13:turn 10:turn+my -38:tv -38:tv+tonight 64:tvl 16:tvl+de 25:tvl+of -18:tweet
-18:tweet+today -18:twelve -18:twelve+word -49:twitt -15:twitt+$ -33:twitt+follower 36:two 16:two+dat 22:two+did 37:tx -15:u -19:u+$ 16:und 17:und+$ -11:unlock+it 32:unpack 32:unpack+the 10:unspent
-15:until -16:until+spr 31:up -12:upcom -12:upcom+_ -27:upgrade -27:upgrade+date -15:use -19:use+tornado -17:use+twitt 14:v 22:v+_ -22:v+short 21:valid 17:valid+? -90:validator -11:validator+_
-20:validator+are -61:validator+doe 25:vault -28:verification -28:verification+i 43:verify 15:verify+$ -17:vitalik -18:vitalik+tweet 14:vol -10:volatility -10:volatility+of 55:volume 27:volume+of
16:von 16:von+diesem -40:vot -22:vot+on -16:vot+open -54:vote -28:vote+at -11:vote+for -14:vote+ye 64:wa 34:wa+it 14:wa+my -10:wa+satoshi -32:wa+sent 33:wa+the -20:wait -20:wait+in 28:wallet+$
-10:wallet+, -16:wallet+. -26:wallet+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 12:wallet+for -19:wallet+i -20:wallet+pin -22:wallet+to
35:want 24:want+to 22:we 14:we+met 16:we+mov -28:we+sell -21:we+sold -11:wedd -11:wedd+$ 10:went+out -15:went+to 16:wer 16:wer+ist -12:were+great 29:whale 16:whale+buy 18:what 12:what+are -14:what+can
12:what+did 22:what+do 34:what+doe -16:what+ha 16:what+he -17:what+i 13:what+it -15:what+might -35:what+now -20:what+on -16:what+should -19:what+tax -55:what+the -23:what+time 11:what+token 18:what+wa
19:what+would 33:when -12:when+do 18:when+drunk -14:when+i 16:when+we -26:where+did 16:where+my 20:which -23:which+altcoin 16:which+chain -10:which+form -14:which+gpu -32:which+hardware
10:which+network 24:which+of -11:which+party -16:which+small 17:who 14:who+are -24:who+bought 12:who+mint 10:who+own -17:who+the -22:who+vot 11:whole 14:whole-own=0 -28:whole-own=1 15:whole-own=2
19:whole-own=3 44:whole-own=4 -11:whom+do -11:wife -11:wife+want -16:will+do -28:win -22:win+_ 19:winn 19:winn+shar -17:wire -17:wire+_ 44:with -36:with+my 13:with+stak 11:withdraw 11:withdraw+since
14:withdrawal 12:withdrawal+from -12:without+egg 20:won 10:won+$ -32:word -34:word+of 12:word+please -17:word+what 42:words=0 -39:words=2 -34:words=3 30:words=4 60:words=5 52:words=6 -30:work
-21:work+and 30:worth 14:worth+$ 40:would 16:would+_ 19:wrong 19:wrong+, -51:x -25:x+? -18:x+thi -25:x+x -36:ye+for -14:ye+on 31:year 24:year+$ 16:yet 29:yield 11:yield+aggregator -68:you -18:you+do
-14:you+get -22:you+help 10:you+look -18:you+restore -20:you+see -12:you+were 20:your 19:your+dev 12:zero+_ -11:zero+knowledge 16:évolution 16:évolution+de`,
};
