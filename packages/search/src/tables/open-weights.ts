// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `-14:!+! -15:!+please 25:* -15:,+all -36:,+and -25:,+any -13:,+broken 20:,+burnt 27:,+but -15:,+by 23:,+can 22:,+check 19:,+doe -12:,+en 41:,+how -21:,+i 62:,+in -12:,+irrespective -10:,+it
-13:,+market -10:,+message 10:,+newest -12:,+one 40:,+only 33:,+per -23:,+please -28:,+plu -15:,+pric 34:,+price -10:,+quot -14:,+rank 16:,+that 34:,+the 33:,+there 63:,+topic0 23:,+verify -10:,+what
-53:,+where 13:,+which -14:.+$ -12:.+_ 20:.+any 19:.+confirm -15:.+how -28:.+i 36:.+it 13:.+list -11:.+on -11:.+please -13:.+tell 19:.+the 19:.+what -33:.+which -14:0x -12:0x+i 14:20x 14:20x+i
-36:<bitcoinAddress> -14:<bitcoinHash> 14:<block> -46:<collection> -13:<commodity> -51:<ens> -33:<evmAddress> -28:<evmHash> 23:<exchange> -66:<hex> -30:<holder> -46:<json> -22:<moveType> 47:<name>
-13:<namesake> -11:<number> -31:<pair> -72:<quoted> -13:<signature> -73:<solanaAddress> -20:<solanaSignature> 33:<step> -48:<ticker> 19:<time> -20:<unit> -59:<url> -13:<uuid> -13:<venue> 21:?+?
-22:?+_ -14:?+and -18:?+any -37:?+how 22:?+i 14:?+in 30:?+it 14:?+leverage -11:?+list 19:?+maybe 11:?+need -11:?+only 20:?+she -13:?+show -21:?+tell 27:?+the -16:?+which -16:^+_ 14:^+am -14:^+anyth
-48:^+before 28:^+best 19:^+biggest 53:^+build 18:^+call 25:^+can 19:^+collection 19:^+compare -27:^+contract -54:^+convert 14:^+could -76:^+current 38:^+did -30:^+do 22:^+doe 14:^+download 26:^+fee
-21:^+find 45:^+floor -15:^+for 69:^+fund -23:^+get 23:^+ha 15:^+hash 35:^+hold -23:^+holder 12:^+honeypot 20:^+how 45:^+i -10:^+id -20:^+if -25:^+in -12:^+la 24:^+look 20:^+me 20:^+member
19:^+midpoint -15:^+need -37:^+nft 54:^+on 33:^+open -52:^+option -46:^+pippin 10:^+please 24:^+price -12:^+pyth 47:^+query 46:^+read -29:^+recent 22:^+revert 34:^+search -18:^+sett 28:^+show
-12:^+since -17:^+snapshot 17:^+stablecoin 35:^+stuck -27:^+the 29:^+time 38:^+token -37:^+tool 12:^+total 42:^+trad 28:^+tvl -20:^+validate -22:^+wallet 51:^+what 28:^+when 22:^+where -10:^+who
-36:^+why -14:^+your -27:_+, -38:_+. -13:_+? -58:_+_ -32:_+a 13:_+account 16:_+against -16:_+and 19:_+are 12:_+arrive -14:_+at -18:_+base -12:_+been 25:_+block 65:_+candl -27:_+chain -26:_+cit
24:_+coin 10:_+collection -21:_+cut 17:_+deploy -11:_+develop -11:_+digest -10:_+do 30:_+doe -17:_+earn 16:_+even -10:_+explor -17:_+floor 16:_+for -17:_+from -20:_+fund -12:_+futur 22:_+gain
61:_+getlog 36:_+give 21:_+goe 28:_+gone 14:_+ha -23:_+have 12:_+holder -11:_+how -44:_+in -56:_+lamport 14:_+level -12:_+liquidity -27:_+log -19:_+move 12:_+name 18:_+nft -11:_+odd 29:_+of
-55:_+ohlcv -19:_+on 11:_+or 16:_+orderbook 11:_+out -10:_+outcome -33:_+perp 21:_+pl 11:_+please -14:_+point -65:_+pool -12:_+por -27:_+price -32:_+px 15:_+question 21:_+quote 25:_+route 30:_+safe
35:_+should 18:_+sit -68:_+slot 24:_+stable -13:_+stablecoin -35:_+stuck 25:_+that 16:_+there 34:_+thi 24:_+to -13:_+today 22:_+told 22:_+trad 34:_+transaction 14:_+transfer 29:_+treasury -12:_+turn
57:_+tvl -16:_+tx -18:_+up 20:_+v -10:_+verify -20:_+volume 14:_+wallet -31:_+what -37:_+with 34:_+without 23:_+worth 29:a 58:a+_ -21:a+a 15:a+certain 23:a+collector 13:a+company 17:a+copy -50:a+day
17:a+feed -18:a+fresh -15:a+link 56:a+list 22:a+man 28:a+new 20:a+of 19:a+open -12:a+price -14:a+profile -19:a+public -11:a+rank 21:a+raw -13:a+receipt -15:a+scam -18:a+token -25:a+tool -27:a+topic
11:a+transf -17:a+year 17:about 18:about+all 20:about+in -15:above -20:above+_ 36:account 21:account+, 20:account+. 13:account+_ -17:account+and -12:acros 21:ad 24:ad+$ 45:addres 27:addres+for
15:addres+of -12:address -50:address<chain -21:address<coin -38:address<count -28:address<ens -36:address<evmAddress 48:address<evmHash 56:address<hex -48:address<namesake -29:address<number
-51:address<series 52:afternoon 51:afternoon+, -32:against -27:against+it 16:all+are -14:all+chain 18:all+day -15:all+of 13:all+outgo -12:allow 37:allowance 35:allowance+did 18:also+a 24:am
-11:am+about 26:am+i 17:am+journalist 13:am+liquidator -12:am+review -22:amount -40:amount<chain 44:amount<coin 37:amount<number 26:amount<protocol -25:amount<unit 18:an 15:an+_ -12:an+audit
24:an+insurance 20:an+l2 -17:an+nft -28:and -34:and+_ 11:and+at 25:and+base 23:and+circulat 21:and+every 20:and+for -40:and+how 26:and+i 15:and+in 20:and+my -26:and+supp 41:and+tell -18:and+that
-17:and+the 34:and+verification 15:and+volume 14:and+want -65:and+what -34:answ -18:answ+_ -11:answ+and -12:answer -21:any -16:any+chain -20:any+dex 20:any+order -22:any+pool 22:any+real
-40:anyAddress<chain -31:anyAddress<namesake -13:anyAddress<series -13:anyAddress<solanaAddress 23:anyAddress<step -10:anyAddress<time -15:anyone -26:anyth 33:anything<chain 18:anything<evmAddress
21:anything<fiat -18:anything<name -22:anything<namesake -21:anything<pair 23:anything<series 17:apart 18:apart+are -21:approval -26:approval+? -21:are -20:are+a 20:are+about -27:are+mandatory
18:are+open -10:are+queu 23:are+still 16:are+talk -38:are+the -10:are+there 14:arg 14:arg+lat 38:around 39:around+the 13:arrive 12:arrive+? 16:artist -10:ask+midpoint 15:at -18:at+now -28:at+present
79:at+that -12:at+thi 11:at+what 26:at+when -12:audit -12:audit+memo -12:autumn -12:autumn+? -39:back -30:back+from 11:bad 11:bad+history 19:balance 14:balance+sheet 13:base+fee -18:base+unit 18:be
-18:be+, -11:be+? 25:be+paus 16:be+several 21:be+the -19:been 35:before+? 11:before+_ -57:before+i 11:before+the -21:behind -11:behind+, -14:behind+. -17:besides=-1 -51:besides=0 -67:besides=1
-72:besides=2 -35:besides=3 12:best 25:best+_ 42:best+bettor -50:best+trader 19:bet 20:bet+ha -11:bet+on 25:bett 35:bett+since 40:bettor 42:bettor+on 13:between 16:between+two -23:big -11:big+dao
-15:biggest -26:biggest+coin 35:biggest+transfer -25:bitcoinAddress<bitcoinAddress -14:bitte -12:blacklist -25:blob -23:blob+for 32:block 62:block+$ -14:block+explor -17:block+height -20:block+i
24:block+my -15:block+on 28:block+please -13:block<block -25:block<chain 51:block<evmAddress 50:block<evmHash 50:block<hex -14:block<number 11:book -41:bos -26:bos+$ -10:bos+keep 18:bos+talk
-24:bos+want -10:bot 27:both 20:both+run 16:both+venu 45:bought 45:bought+$ 22:bridg+and 26:bridge 35:bridge+today -13:broken -13:broken+down 20:broth 20:broth+both 50:build 53:build+me 38:burn
30:burn+by 18:burnt 19:burnt+one 24:but 24:but+take 26:buy 20:buy+in -12:by+exchange 12:by+how 27:by+market 30:by+now 24:by+the 25:by+them -12:by+trust -11:by+volume -21:by+what -14:call+$ 16:call+in
-20:call+it -71:call-own=0 -26:call-own=1 -51:call-own=2 -54:call-own=3 -65:call-own=4 41:call=call_contract 37:call=check_approval_security -11:call=check_honeypot -17:call=check_phishing_site
35:call=check_token_safety 39:call=compute_create_address -10:call=convert_units -12:call=decode_abi_parameters -20:call=decode_selector 35:call=encode_abi -16:call=get_block
-14:call=get_bridge_volume 47:call=get_bridges 16:call=get_btc_fees 26:call=get_btc_mempool -11:call=get_categories -14:call=get_chain_stats 39:call=get_chain_tvl_history 22:call=get_chains
-23:call=get_coin_history 54:call=get_coins_market_data 42:call=get_companies_treasury -12:call=get_contract_market_chart 18:call=get_defi_protocols -31:call=get_derivatives_exchange
23:call=get_dex_pair -11:call=get_dex_volume 37:call=get_dex_volumes -20:call=get_dexes -20:call=get_entities_list 15:call=get_erc20_transfers -24:call=get_event_topic 31:call=get_exchange_tickers
-17:call=get_exchanges 18:call=get_fee_history 16:call=get_fees_overview -24:call=get_first_prices -10:call=get_function_selector -89:call=get_gas_overview 26:call=get_global_stats
-17:call=get_goplus_supported_chains 42:call=get_hacks -10:call=get_historical_prices 54:call=get_jup_quote -12:call=get_kalshi_exchange_status 61:call=get_logs 33:call=get_multi_tokens
25:call=get_nft_market_chart -13:call=get_nft_markets 25:call=get_nft_tickers -13:call=get_nfts 27:call=get_open_interest_overview -12:call=get_options_overview 36:call=get_perp_funding_history
12:call=get_perp_markets 24:call=get_perp_open_orders -11:call=get_perp_orderbook 20:call=get_polymarket_closed_positions 11:call=get_polymarket_event 43:call=get_polymarket_leaderboard
22:call=get_pool_ohlcv 13:call=get_price 31:call=get_price_chart 52:call=get_price_percentage_change 22:call=get_protocol_fees -11:call=get_protocol_tvl -10:call=get_pyth_price
15:call=get_recently_updated_tokens -18:call=get_sol_priority_fees -16:call=get_sol_transaction -38:call=get_stablecoin 42:call=get_stablecoin_charts_global -19:call=get_stablecoins
51:call=get_storage_at -22:call=get_sui_token_security -13:call=get_supported_currencies 27:call=get_token_lock_info 21:call=get_token_price -15:call=get_token_profiles -25:call=get_treasuries
-12:call=get_treasury_transaction_history -27:call=get_trending -20:call=get_trending_pools 27:call=get_wallet_defi_positions -11:call=get_wallet_overview -14:call=get_wallet_portfolio
18:call=get_wallet_swaps 21:call=get_wallet_token_balances 44:call=get_wallet_token_transfers -32:call=get_yield_pools 23:call=hash_keccak256 11:call=list_evm_chains 11:call=list_kalshi_markets
-14:call=look_up_token 14:call=lookup_ens -11:call=resolve_entity 57:call=search_chain -34:call=search_dex_pairs -24:call=search_polymarket -13:call=search_pools 18:call=search_solana_assets
16:call=search_solana_tokens 45:calldata 44:calldata+for -61:calls=1 -64:calls=2 -15:calls=3 12:can 12:can+_ 25:can+trad 23:can+you 62:candl -16:candl+, 18:candl+_ -13:candl+for 18:candl+of
15:candl+on -14:candl+that 90:cap 27:cap+$ -12:cap+, -13:cap+and 22:cap+of 22:cap+rank 39:cap+volume -12:capitalisación -12:capitalisación+, 14:cash 21:cash+out 26:category+i
-58:category=defi_protocol -39:category=market_data -80:category=network_infrastructure -33:category=nft_analytics -37:category=onchain_dex -55:category=portfolio_wallet
-67:category=prediction_markets -70:category=search_discovery -54:category=security_risk -32:category=token_contract -13:cent 15:certain 12:certain+date -14:chain -12:chain+. -11:chain+? 13:chain+at
20:chain+that 21:chance 16:chance+? 15:chang 19:chang+the -17:change 11:chart 10:chart+the 33:cheapest 20:cheapest+, 15:cheapest+_ 12:cheapest+of -13:check -45:check+that 23:check+the 28:circulat
28:circulat+supp -18:circulation -13:circulation+on -26:cit -18:cit+a -38:claim -18:claim+_ -11:claim+an -18:claim+of -59:coin 40:coin+$ -14:coin+, -22:coin+by -26:coin+exist -22:coin+first
-26:coin+gain 23:coin+in -48:coin+lost 22:coin+on -12:coin+worth -26:coinId<coin -41:coinId<fiat -40:coinId<time -26:coinSymbol<chain 31:coinSymbol<coin 99:coinSymbol<exchange -65:coinSymbol<name
99:coinSymbol<protocol -31:coinSymbol<series 23:coinSymbol<time -48:coingecko 17:coingecko+? 60:collection -23:collection+_ 30:collection+cheapest 13:collection+floor 29:collection+on
18:collection+stat 24:collection<chain 64:collection<coin -56:collection<collection 36:collection<name 30:collection<series 13:collection<time 23:collector 23:collector+. -27:com+back 31:com+out
70:company 35:company+. 25:company+i 27:compare+it 23:competitor 21:competitor+put -11:compil -12:compil+wa -10:compute -10:compute+the 23:confirm+that 24:contract -12:contract+addres 10:contract+call
-54:convert -50:convert+_ 12:copy 17:copy+on 32:cost -10:cost+, 39:cost+? 11:cost+on 24:could 21:could+buy 12:could+you 35:count 26:count+and -19:cousin -24:cousin+put -12:crash -12:crash+thi
16:create 21:create+? 25:create2 26:create2+addres -47:crypto -33:currency -19:currency+of -34:current -75:current+_ 34:current+pric -12:cut+in 27:cut+off -17:cutoff -17:cutoff+i -14:d -16:d+like
-12:dao 12:dao+hold -11:dao+worth 18:dat 15:data 22:data+to 12:date+$ -54:day -39:day+, -14:day+behind -15:day+old 18:day+which -11:day<chain -23:day<coin -14:day<fiat -14:day<series -23:day<time
37:days<chain 60:days<coin -10:days<collection -12:days<evmAddress -33:days<exchange 27:days<fiat 61:days<series -14:days<time -17:deal -16:deal+with -20:decemb 17:decentralis+exchang 14:decimal+,
-18:decimal+how 16:deep 15:deep+i 17:deepest+of -21:defi -32:defillama 33:deploy 21:deploy+with 16:deployment 14:deployment+there 20:deposit 23:deposit+_ 18:derivativ+platform 12:dev -25:develop
-38:dex -17:dex+any -13:dex+on -15:dex+pool 32:dex+run 27:dexscreen+? -14:dexscreen+for 50:did 32:did+i 53:did+the -11:did+tvl 11:diff 14:diff+from 13:different 16:different+network -10:digest 39:do+i
10:do+the 19:do+they -51:do+you -51:doe+_ 12:doe+a 33:doe+he -16:doe+it 11:doe+our 16:doe+pyth 29:doe+the -10:domain -11:domain+_ 30:done 35:done+bett -17:down -13:down+by 14:download
14:download+source 11:dump+_ -11:e -56:each -13:each+chain -18:each+claim -10:each+of 20:earn 33:earn+the -43:election -47:election+with 15:elsewhere 15:elsewhere+? 18:employ 13:employ+$ -21:en
-13:en+_ -16:endpoint -16:endpoint+of 15:enough 19:enough+liquidity -16:ens<ens 20:ent 20:ent+? 16:even+$ 19:ever 16:ever+for 25:every+hop -11:everybody+search 15:everyone 20:everyone+farm -11:evm
-14:exact -21:exact+tool -32:exchang -13:exchang+by 15:exchang+have 41:exchange 12:exchange+_ -11:exchange+ha 17:exchange+turn 21:exchange+where -39:exchange<coin -10:exchange<count
-44:exchange<exchange -26:exchange<pair 20:exchangeId<chain 31:exchangeId<coin 32:exchangeId<count -46:exchangeId<exchange 33:exchangeId<fiat -29:exchangeId<protocol 33:exchangeId<series -37:exist
-31:exist+$ 40:exploit 39:exploit+$ 46:explor -23:explor+, -13:explor+for 83:explor+of 25:factory 25:factory+_ -11:fail -11:fair+value 20:far 18:far+apart 17:farm 20:farm+$ -11:fattest -12:favor
-12:favor+$ 22:fee 17:fee+did 21:fee+of 43:fee+on -13:fee+paid 15:fee+v 16:feed+for 18:feed+id -12:fiat<chain -29:fiat<coin -42:fiat<fiat 35:fiat<number -22:fiat<time -13:field 34:field=0 35:field=1
20:field=2 -54:field=3 -11:figur -12:filt -20:find 14:find+me -12:find+trad -19:finish -20:finish+task -45:first 12:first+, -12:first+handful -14:first+one -25:floor -41:floor+$ -11:floor+,
-16:floor+pric -16:follow 41:for 13:for+_ 18:for+a 22:for+at -12:for+each -27:for+get 23:for+how 52:for+me 47:for+my -17:for+nft 18:for+one -28:for+our 29:for+that 49:for+the 17:for+these
-14:for+token -21:for+wallet 13:free+$ -23:fresh -18:fresh+wallet 28:friend 18:friend+lik 37:from 10:from+$ 18:from+a -15:from+it 14:from+that 19:from+the 23:front 26:front+. 69:fund 51:fund+_
14:fund+for -10:fund+on -24:futur -10:futur+exchange -33:ga -23:ga+price 25:ga+used 14:ga+will 31:gain+since -27:gain+the 23:gallery 23:gallery+lent -15:gave+me -11:geckoterminal -47:get -86:get+_
35:get+hack 21:get+into 61:getlog 63:getlog+for 14:gett+liquidat -14:giv+candl 16:giv+it 34:give -18:give+me 35:give+on 13:give+you -14:go -23:go+and 14:go+sleep 13:goe 21:goe+out 28:gone 29:gone+up
-20:got 18:governance 17:governance+token -12:grand -12:grand+por 34:ha 22:ha+, -26:ha+_ 20:ha+any -11:ha+been 33:ha+done 20:ha+her -17:ha+more 23:ha+our -11:ha+pyth 11:ha+sent 23:ha+she 16:ha+the
53:hack 23:hack+and 35:hack+before 11:had -11:handful -12:handful+. 12:hash -23:hash<chain -34:hash<evmHash -34:hash<hex -11:hash<series 23:have -13:have+$ 13:have+a 16:have+an -13:have+some
17:have+they 10:have+to 69:he 16:he+ha 29:he+own -20:height -17:height+i 28:her 20:her+own -25:here -21:here+for -77:hex<hex 15:hi -24:hi+saving 21:hi+wallet 16:high+chance -65:highest -24:highest+fee
-33:highest+floor -37:history+$ 23:history+, 11:history+? 55:hold -13:hold+, 32:hold+count 24:hold+it 29:hold+the -27:hold+up 11:holder+$ -30:holder+and -29:holder<holder 12:honeypot 11:honeypot+or
25:hop 25:hop+. -23:hour -13:hour+$ -12:hour+, 17:how+deep -25:how+did 14:how+far -15:how+ha 20:how+i -50:how+large -21:how+many 34:how+much -40:how+scar 37:i -73:i+_ 19:i+a -12:i+am 48:i+bought
22:i+bridg 30:i+burn -15:i+call -20:i+can 26:i+cut -19:i+d -10:i+everybody 24:i+get 14:i+gett 13:i+give 14:i+go 56:i+have 22:i+hi 43:i+hold 19:i+it 18:i+know 14:i+left 20:i+like -11:i+ll -25:i+m
16:i+made 27:i+mean 62:i+my -15:i+need 16:i+not 25:i+paid 25:i+pay -16:i+post -27:i+publish -12:i+require 11:i+stake 32:i+start -22:i+that -23:i+there 26:i+thi 13:i+think -18:i+unalter 37:i+use
36:i+used 27:i+wa -12:i+wire -46:id 20:id+$ -21:id+, 21:id+do -12:id+of 25:impact 25:impact+and 15:in -11:in+$ 22:in+? -13:in+_ -41:in+a -15:in+circulation 19:in+coingecko -18:in+decemb -13:in+fee
21:in+for 25:in+front 24:in+hi 14:in+it -35:in+line 32:in+my 25:in+sat 33:in+that 37:in+the 16:in+volume -24:input -10:input+i 32:insurance 32:insurance+valuation 29:interest 14:interest+$
-12:interest+at 11:interest+of 34:interest+please 11:into+the -13:irrespective -13:irrespective+of 13:issu 43:it 27:it+$ 35:it+? 12:it+addres -18:it+at 20:it+balance 19:it+call 17:it+chang
-18:it+check -21:it+go 46:it+ha 19:it+have 45:it+i 13:it+in -27:it+receipt -25:it+rest 48:it+return -12:it+since 14:it+the -16:it+trade 14:it+unlimit 37:it+up 35:it+with -14:it+wrong -16:itself+keep
14:itself+kept 17:journalist 17:journalist+from -15:just 41:keep+nam 12:kept 14:kept+, 57:know 28:know+$ 19:know+, 14:know+the 87:l2 24:l2+$ 26:l2+, 20:l2+everyone -12:la+_ -52:lamport -57:lamport+to
-17:land -11:land+$ -47:large -50:large+i 16:largest+first 14:lat 14:lat+$ -26:late -12:latest 25:launch 18:launch+on 75:lead=-1 96:lead=-2 95:lead=-3 -11:lead=0 -28:lead=1 -48:lead=2 -59:lead=3
-32:leaderboard -30:leaderboard+$ -19:ledg -18:ledg+show 45:left 20:left+in 21:left+out -25:left=bitcoinAddress -10:left=bitcoinHash -20:left=block -50:left=chain -29:left=coin -52:left=collection
-33:left=count -40:left=ens -20:left=evmAddress -28:left=exchange -34:left=fiat -37:left=hex -22:left=holder -20:left=maybeChain -22:left=moveType -64:left=namesake -45:left=number -31:left=pair
-29:left=protocol -41:left=quoted -32:left=series -19:left=signature -61:left=solanaAddress -16:left=solanaSignature -45:left=step -49:left=ticker -50:left=time -22:left=unit -18:left=url
-69:left=venue 22:lend 34:lend+market -16:lend+yield 23:lent 23:lent+work -11:lett -11:lett+say 15:level 12:leverage 14:leverage+wa 18:lik 18:lik+$ -23:like -46:like+$ 22:like+, -11:like+morali
-36:line -35:line+$ -20:link+_ 26:link+i 13:liquidat 16:liquidat+on 13:liquidator 13:liquidator+of 10:liquidity -22:liquidity+, 16:liquidity+? 17:liquidity+to -35:list -18:list+? 14:list+all
19:list+company -16:list+the -25:list+token -17:ll -12:ll+write 21:llamaCoin<chain 34:llamaCoin<coin -15:llamaCoin<protocol -28:llamaCoin<series 32:llamaCoin<step -25:llamaCoin<time -30:lock
-11:lock+on -34:log -27:log+and -19:look -22:look+at -11:look+for 37:look+it -45:look+like 21:look+wheth -69:looks-up=0 94:looks-up=1 -14:lost 23:lost+deposit -50:lost+most 17:lost+since -11:lot
15:lowest 21:lowest+price 15:lp -25:m -24:m+new 33:made 19:made+account 11:made+on 22:man 22:man+on -27:mandatory -27:mandatory+for -21:many -26:many+coin 23:many+hold -35:many+oth 26:many+percent
-11:many+transaction -23:many+unit -18:many+whole -29:market -42:market+$ 64:market+cap 23:market+i -47:market+on -48:market+today 16:market+we -13:market<count 12:market<number -17:market<quoted
-48:market<ticker -15:market<venue 11:may 14:may+diff 21:maybe 19:maybe+it 33:me 55:me+$ -14:me+_ -15:me+a 20:me+and 54:me+calldata -16:me+it -18:me+the -15:me+thi -23:me+to 35:me+what 32:mean
-10:mean+all 16:mean+the 18:mean+where 28:member 23:member+of -13:memo -12:memo+. -48:mempool -46:mempool+look 20:midpoint+? -11:midpoint+of -21:min 26:mine 20:mine+still -14:mint -11:mint+more
10:moment -12:moment+? 11:moment+on -12:money 21:money+i -12:morali -11:morali+answ -31:more -18:more+rid -11:more+than 18:more+today 11:morn+. -15:morn+wa -78:most -53:most+_ 47:most+fee -30:most+in
27:most+of -17:most+open -16:most+revenue -12:most+stablecoin 29:mov 18:mov+it -29:move -10:move+_ -22:moveType<moveType 34:much 23:much+$ -27:much+_ 37:much+com -18:much+did 14:much+ga 18:much+have
-29:much+of 28:much+over 14:much+volume -18:must -16:must+i 92:my 47:my+_ -24:my+answ -42:my+bos 20:my+broth 19:my+coin 23:my+company -18:my+cousin 18:my+employ 26:my+factory -20:my+finish
20:my+friend -11:my+neighbour 41:my+pm -27:my+result -18:my+son 12:my+tenant -12:my+thesi 15:my+tx 31:my+wallet 29:my+wife -12:má -12:má+grand 14:nam 20:nam+$ -12:nam+_ 49:name 22:name+, 16:name+?
14:name+still 70:named=false -14:named=true -22:native -19:native+currency -17:need -19:need+_ -29:need+a 35:need+current -37:need=address 37:need=amount -17:need=anyAddress -27:need=anything
-25:need=bitcoinAddress 41:need=block -27:need=coinId 31:need=coinSymbol 46:need=collection -23:need=day -16:need=ens -44:need=exchange -34:need=hash -78:need=hex -29:need=holder 25:need=llamaCoin
-53:need=market -22:need=moveType -57:need=other -36:need=pair -20:need=protocol -47:need=query -45:need=signature -39:need=solanaAddress -20:need=solanaSignature -41:need=time -12:need=types
-10:need=unit -32:need=url -36:need=venue -76:needs=0 -58:needs=1 -36:needs=2 -22:needs=3 -11:neighbour -12:neighbour+hold 14:network+. 13:network+of 24:new 27:new+_ 20:new+l2 -22:new+to
12:newest+first -52:next 22:next+contract -47:next+election -84:nft 17:nft+and -16:nft+collection 12:nft+cost -51:nft+floor -21:nft+list -49:nft+market -38:nft+project -18:nft+ticket 14:no 25:no+$
13:no+on -12:nonce 22:not+there -11:now+, 12:now+on 14:nuk 14:nuk+$ -15:numb+of 16:numb+with -53:odd -48:odd+$ 44:of 31:of+$ -44:of+_ 42:of+a -24:of+all 18:of+both -12:of+chain -13:of+coin
21:of+contract -10:of+each -17:of+ga -10:of+it 24:of+mine 63:of+my 38:of+our -10:of+owner 24:of+pool -26:of+protocol 48:of+that 114:of+the 32:of+these 22:of+today -23:of+your 22:off 27:off+in
19:office 16:office+. -55:ohlcv -14:ohlcv+giv -23:ohlcv+parameter -24:old -15:old+! 24:on -18:on+$ 15:on+, 19:on+an -17:on+coingecko 18:on+dexscreen 16:on+different -10:on+each 56:on+it 23:on+no
19:on+our -16:on+poly 14:on+that 80:on+the 13:on+thi -15:onchain -11:onchain+one 63:one -15:one+$ 20:one+, -11:one+? -18:one+_ -13:one+are 21:one+could 43:one+ha 21:one+left -16:one+must 42:one+my
20:one+on 35:one+or 18:one+rose 24:one+that -11:one+to 17:one+wallet 40:only 43:only+for 15:only+know 28:open 25:open+$ 16:open+in 26:open+interest -38:open-own=0 -22:open-own=1 18:open-own=2
27:open-own=3 79:open-own=4 -44:open=false 86:open=true -16:operator -14:operator+it -68:option -55:option+volume 20:or+_ -10:or+blacklist 15:or+elsewhere -16:or+lend 24:or+no 12:order 21:order+of
19:orderbook 16:orderbook+ye 59:oth 13:oth+chain 82:oth+one -35:oth+wait -43:other<coin 73:our 22:our+_ 21:our+competitor 23:our+gallery 17:our+governance -18:our+ledg -26:our+show 14:our+treasury
95:out 13:out+, 19:out+. 34:out+for 20:out+from 20:out+the -12:outcome+token 16:outgo 13:outgo+_ 16:over+in -12:over+thi 22:over+time -55:overall -53:overall+$ 25:own 29:own+? 20:own+account
-11:own+token -67:own=0 23:own=3 31:own=4 -13:owner -12:owner+and 26:paid 31:paid+$ -10:paid+dexscreen 17:paid+in -11:paid+on 20:paid+u 25:pair 26:pair+_ 11:pair+at -19:pair+for -17:pair+on
-36:pair<coin -10:pair<count -36:pair<exchange -25:pair<pair -25:param -27:param+are -22:parameter -23:parameter+schema -11:paste 22:paus 25:paus+by 16:pay+_ 27:pay+for -13:pay+more -12:pay+on
13:payment+from -20:people 36:per 22:per+chain 28:per+vbyte 16:percent 28:percent+ha -33:perp -20:perp+$ -12:perp+from 25:perp+there -61:pippin -24:pippin+on -17:pippin+where 39:pl 23:pl+$ 14:plain
21:plain+create 31:platform 18:platform+my 11:platform+where 39:please 45:please+$ 36:please+, -20:please+? 25:please+price -19:please+tell -32:plu -27:plu+what 41:pm 41:pm+keep -19:point -17:poly
-18:poly+in -14:pool -25:pool+$ 18:pool+? -54:pool+_ 10:pool+on -16:pool+that 17:pool+trade -22:popup -23:popup+show -12:por -12:por+capitalisación -12:por+favor -20:post -18:post+it -34:present
-21:present+? -14:pric -16:pric+? 36:pric+for -15:pric+in 24:price -26:price+$ -13:price+? -12:price+_ 24:price+and 39:price+cap 17:price+ever -17:price+for -10:price+history 25:price+impact
-22:price+of 14:price+on 21:price+one -13:price+please -15:price+you -14:prio -14:prio+fee 12:probability -15:profile 24:profit 20:profit+? 14:project 35:project+get 14:project+itself -36:project+with
-16:protocol+$ -13:protocol+by 38:protocol+earn 26:protocol+hack -24:protocol+with 20:protocol<coin 17:protocol<name -47:protocol<protocol 23:protocol<series 28:protocol<time -25:public -20:public+rpc
-34:publish -27:publish+check 30:pull 24:pull+_ 26:put 21:put+_ -24:put+hi 21:put+on -32:px -32:px+$ -16:pyth 15:pyth+have 43:query 44:query+the -31:query<coin 24:query<protocol 15:question
14:question+user -10:queu -16:quot -12:quot+in 20:quote 17:quote+for -28:rais -27:rais+above 29:rank -16:rank+$ 27:rank+by 24:rank+for -21:rate+_ 30:rate+of 11:raw 16:raw+numb 24:read -11:read+lett
54:read+storage 14:real -12:real+crash 22:real+liquidity -62:receipt -35:receipt+_ -18:receipt+i -33:receipt+of -48:recent -27:recent+rais 11:rent 12:rent+on 12:report 19:report+a -10:require
-10:require+the 20:rest+? -25:rest+on -45:result -20:result+against -27:result+hold 33:return 40:return+$ -36:revenue -16:revenue+$ 18:revert 20:revert+data -16:review -12:review+_ -18:rid -18:rid+on
-36:right -36:right+now -21:rn 18:rose 18:rose+more 35:rout 35:rout+i 27:route 26:route+for -16:rpc -19:rpc+, -20:rugcheck 41:run 20:run+_ 32:run+there -22:run+thi 40:safe 17:safe+? 21:safe+on 19:sat
27:sat+per 31:sav 31:sav+$ -19:saving -24:saving+in -19:say+_ -17:scam -19:scam+site -39:scar -40:scar+i -23:schema -12:schema+$ -26:search+_ -19:search+for 18:search+on 43:search+the 13:seem
15:seem+to -27:send 28:sent 26:sent+i -16:sent+me 12:sent+the 23:service 23:service+where 29:sery 20:sery+and -18:sett -18:sett+up 22:several 16:several+on 21:share 22:share+of 40:she 20:she+cash
20:she+won 18:sheet 21:sheet+_ 18:should 34:should+know -38:show -26:show+$ -21:show+_ -30:show+me -12:show+the -23:show+thi 11:side 17:side+_ 23:sign -45:signature<signature 13:simple+transf 47:since
17:since+? 58:since+i -11:since+the -24:since+when 23:sit+lost -15:site -19:site+? 14:sleep 14:sleep+now -10:slide -26:slide+of -11:slippage -19:slot 54:slot+_ -71:slot+time -22:snapshot
-17:snapshot+vote -18:so -10:so+my -28:solanaAddress<chain 56:solanaAddress<coin 54:solanaAddress<number 26:solanaAddress<protocol -67:solanaAddress<solanaAddress -20:solanaSignature<solanaSignature
-14:solidity -12:solidity+source -51:some 11:some+bad -47:some+tool -18:someone+sent -10:someth -18:son -22:son+told 14:source+_ -12:source+and -17:spread -18:stabl 28:stable 24:stable+from
-34:stablecoin 31:stablecoin+do -17:stablecoin+market -12:stablecoin+má -12:stablecoin+on 23:stablecoin+there 11:stak -16:stak+or 23:stak+service 11:stake+have 15:start 31:start+sav -11:start+with
20:stat 18:stat+_ 40:step<exchange -51:step<name 41:step<protocol 61:still 13:still+free 26:still+in -11:still+mint 16:still+pull 21:still+rest 24:stock 23:stock+my 57:storage 59:storage+slot
30:strange=0 13:strange=1 -44:strange=2 -63:strangers=0 -14:strangers=1 21:strik 20:strik+are -36:stuck+? 35:stuck+tx -84:subject=false -53:subject=true -10:supp 23:supp+, -25:supp+of -13:suspect
16:swapp 18:swapp+by 12:swear 12:swear+that 17:t 20:t+tell 15:take 24:take+the -35:takes=0 -71:takes=1 -56:takes=2 -49:takes=3 -57:takes=4 23:talk+about -12:talk+of -21:task -20:task+result 24:tell
20:tell+$ 10:tell+me -13:tell+the -15:tell+whoev 12:tenant 12:tenant+swear 24:text 22:text+please -23:th -25:th+my -12:than -11:than+_ 92:that -19:that+? 63:that+_ 51:that+afternoon -30:that+are
-28:that+be 22:that+category -18:that+each 15:that+he 12:that+i -23:that+list -28:that+my 25:that+name 12:that+on 41:that+oth 35:that+rout 80:that+time -20:that+trade -12:that+very 21:that+we 44:the
-25:the+_ 25:the+ad 19:the+addres -15:the+amount 14:the+arg -10:the+bid -14:the+big -20:the+biggest 62:the+block 32:the+bridge -14:the+call 55:the+chain 17:the+coin 78:the+collection 26:the+create2
-17:the+day 14:the+deployment 16:the+derivativ -22:the+dex -10:the+eip -14:the+exact 44:the+exchange 40:the+exploit 67:the+explor -16:the+fee 23:the+feed -18:the+first 17:the+fund -10:the+ga
16:the+high -72:the+highest -13:the+id -15:the+input 23:the+l2 -30:the+leaderboard 41:the+lend 22:the+link -21:the+liquidity -25:the+list 15:the+lowest -26:the+market -47:the+mempool 23:the+moment
21:the+money -34:the+most 27:the+name -17:the+native 14:the+network 25:the+new -42:the+next -46:the+nft 16:the+office -11:the+onchain 42:the+one -14:the+operator 49:the+oth 49:the+pair 11:the+platform
36:the+pool -13:the+price 10:the+probability 24:the+project 17:the+protocol -11:the+read -35:the+receipt 12:the+rent 28:the+sery -26:the+slide 20:the+stablecoin 26:the+stak 22:the+stock -12:the+talk
-21:the+th 15:the+tick 18:the+token 22:the+tx 11:the+unlock 47:the+vault 20:the+venue -14:the+verify 44:the+view 37:the+week -20:the+whole 19:the+will -33:their 28:their+_ -47:their+odd 16:them+?
-11:then 94:there 68:there+$ 47:there+, 15:there+. 18:there+also 18:there+enough 14:there+may 16:there+seem -21:there+some 39:these 31:these+i 17:these+nft -12:thesi 38:they -23:they+? 18:they+by
19:they+cost 17:they+lost 30:they+paid 53:thi -17:thi+_ -21:thi+account -24:thi+and 13:thi+artist -12:thi+autumn -26:thi+blob -11:thi+hour -12:thi+moment 12:thi+network 32:thi+one 11:thi+pool
28:thi+protocol 10:think -16:through 24:tick 16:tick+, -18:ticket -18:ticket+, 24:time 29:time+$ 20:time+of -22:time<chain -20:time<coin -12:time<series -41:time<time -49:to+_ 25:to+a 16:to+be
-11:to+claim -11:to+compare 14:to+dump 20:to+ent 20:to+launch -23:to+look 17:to+put 22:to+text 35:to+that -23:to+thi -25:today -18:togeth 26:token 45:token+, -24:token+approval -17:token+at
-16:token+call 23:token+of 18:token+were 12:token+with -18:token+would -15:told+me 22:told+of -135:tool -24:tool+for -11:tool+get -21:tool+here -21:tool+nam -37:tool+nft -25:tool+that -21:top
-35:topic -27:topic+for 41:topic0 -15:topic0+of 63:topic0+transf -26:total 22:total+and 50:trad 33:trad+at 19:trad+be 44:trad+of -10:trad+pair -14:trad+volume -19:trade+? -23:trade+_ 20:trade+a
25:trade+at -21:trade+on 17:trade+our -50:trader -51:trader+on 20:transaction -13:transaction+are 28:transaction+in 86:transf 63:transf+, 23:transf+cost 60:transfer 54:transfer+on 27:treasury
31:treasury+worth -11:trend -14:trust -11:trust+score -10:turnov 55:tvl -12:tvl+$ -13:tvl+, -16:tvl+_ 82:tvl+at 18:tvl+of -11:tvl+on 10:two 21:two+dat 27:tx 56:tx+$ 25:tx+i -13:typ -11:typ+_
-12:types<hex 11:u 19:u+. -18:unalter -18:unalter+. -16:und -13:und+_ -39:unit -23:unit+? -17:unit+of -10:unit<number -25:unit<unit 15:unlimit+$ 11:unlock+_ -25:up -13:up+? -18:up+a -27:up+against
25:up+on 28:up+since -12:up+the -32:url<url 30:use 36:use+, -10:use+for 41:used -12:used+. 35:used+_ 25:used+and 14:user+fee -10:utc 66:v 11:v+. -22:v+_ 41:v+that 31:v+what -20:validate
-20:validate+my 30:valuation 24:valuation+. -26:value -10:value+input 52:vault 16:vault+, 35:vault+project 28:vbyte 27:vbyte+$ 16:venu+giv 19:venue+report -14:venue<count -18:venue<ticker
-15:venue<venue 33:verification 34:verification+of 23:verify+by -12:versu -16:very -17:very+first 38:view 47:view+on -13:volume+$ 16:volume+_ 26:volume+in 30:volume+of -57:volume+overall -16:vote
-17:vote+cutoff 48:wa 14:wa+20x -24:wa+_ -15:wa+a 18:wa+highest 25:wa+open 27:wa+sent -16:wa+that 24:wa+thi -12:wa+used -43:wait -35:wait+in 54:wallet -18:wallet+for 17:wallet+from -21:wallet+nft
51:wallet+on 19:wallet+paid -23:wallet+popup -27:want+the 13:want+to 64:we 16:we+all 15:we+are 32:week 39:week+around 18:were+swapp 14:what -28:what+_ 35:what+allowance -15:what+block -11:what+coin
12:what+collection -31:what+com 21:what+cost 31:what+did 15:what+fee -15:what+ha -13:what+i 44:what+it -15:what+one 20:what+profit -11:what+protocol 41:what+rank 25:what+share 30:what+the
31:what+their 29:what+they -11:what+wa 21:what+will -12:whatev 33:when -15:when+i 27:when+the 24:when+wa -40:where+doe 36:where+i 22:where+my -23:where+the 28:wheth 23:wheth+it -25:which -12:which+0x
-21:which+are 20:which+bet -64:which+coin -12:which+compil 24:which+decentralis 27:which+dex -16:which+endpoint -10:which+futur 22:which+i -13:which+network 31:which+of 13:which+one -27:which+param
18:which+pool 45:which+protocol 20:which+strik -17:who -35:who+are -21:who+ha -25:whoev -24:whoev+run -39:whole -14:whole+token 81:whole-own=0 78:whole-own=1 26:whole-own=2 -17:whole-own=4 -36:why
-28:why+my 29:wife 20:wife+ha 62:will 21:will+be 25:will+wa -12:wire -48:with -27:with+_ 21:with+plain -12:with+stak 23:with+that -69:with+the -48:with+their 18:with+what -10:within -11:within+the
26:without 19:without+mov 14:without+nuk 16:won 15:won+t -25:words=0 58:words=1 41:words=2 42:words=3 23:words=4 20:words=5 -21:words=6 51:work 21:work+out 23:work+to 41:worth 33:worth+$ -11:worth+,
-11:worth+in -18:worth+on -12:worth+that 31:worth+v -45:would -29:would+that -22:write -12:write+up -18:wrong -14:wrong+data 30:ye 16:ye+side -14:year -16:yield+, -21:you -15:you+gave -41:you+have
-11:you+know 17:you+look 14:you+the 26:you+work -36:your -16:your+deal -14:your+get`,
  ours: `-36:!+$ 12:,+10x 75:,+_ -57:,+and -15:,+biggest 11:,+burnt 23:,+can 13:,+could -14:,+dox -12:,+each -18:,+entry -12:,+explain 20:,+for -14:,+friend -20:,+hash 19:,+he 15:,+in -20:,+it 11:,+launch
-11:,+list -62:,+long -12:,+millisecond -12:,+not -29:,+now 13:,+on -18:,+sat 10:,+say -14:,+simple 11:,+social 17:,+sold 21:,+tell 48:,+the 11:,+there 12:,+trap -16:,+trezor 10:,+true 10:,+very
11:,+vol 11:,+want 17:,+what 21:,+where -30:,+which 19:,+who -33:,+win 15:,+with -34:,+write -11:,+year -29:,+you -11:.+$ 36:.+_ 12:.+add 18:.+before 13:.+could 25:.+how 33:.+i 12:.+it 12:.+one
36:.+what -14:.+would 10:0x -21:10x -21:10x+before 12:10x+long -13:10x+until 12:1h 12:1h+_ -12:20x -17:20x+to
-30:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-30:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a+$
-21:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x
-21:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x+$ -18:4h -18:4h+buy -16:4x -15:4x+on -17:5x -17:5x+on -12:80 -12:80+italian -20:<bitcoinHash>
24:<block> 74:<chain> -18:<coin> -88:<collection> -31:<commodity> 36:<count> -29:<ens> -27:<evmAddress> -32:<evmHash> -34:<exchange> 55:<fiat> -20:<hex> -57:<holder> 12:<maybeChain> -150:<name>
52:<namesake> -72:<number> -95:<pair> 38:<protocol> 17:<quoted> 22:<series> 36:<signature> -68:<solanaAddress> 46:<step> 11:<ticker> -15:<time> 52:<unit> 116:<venue> 32:?+$ 90:?+? 61:?+_ 10:?+he
60:?+i -14:?+if 31:?+it -19:?+just 25:?+my 15:?+should 10:?+show -11:?+tell 27:?+the 10:?+unknown 10:?+want 12:^+1h -28:^+_ 44:^+a
-19:^+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -38:^+am -52:^+apple -11:^+are -11:^+austrian -90:^+balance 29:^+best -20:^+bid 14:^+buy
12:^+call -33:^+can -29:^+cancel 32:^+chart 12:^+cheapest 64:^+check -17:^+clas 33:^+compare 11:^+compute -20:^+concentrat 14:^+contract -23:^+could -17:^+create -19:^+cure 21:^+dear 10:^+decode
26:^+depth 10:^+dev 11:^+dexscreen 20:^+did -50:^+do -30:^+draft 10:^+dust -21:^+everyone -34:^+explain 21:^+fee -13:^+fill -15:^+floor 19:^+for 13:^+fund 12:^+got 10:^+guten 72:^+ha -18:^+hlp
-16:^+how 43:^+i 16:^+identify 25:^+if -10:^+imp -14:^+insure -16:^+integral 20:^+keccak 17:^+keccak256 30:^+kind 23:^+l2 -26:^+latest -20:^+lightn -48:^+liquidation -15:^+long -17:^+low -26:^+make
-31:^+manifold -18:^+median -21:^+mev 23:^+midpoint -51:^+my 30:^+need -14:^+net -15:^+next -10:^+nobody -13:^+odd 40:^+on 10:^+only 11:^+option 19:^+ord 12:^+our 10:^+parse -25:^+please 16:^+pnl
-11:^+predictit -11:^+prepare -45:^+presale 38:^+price -16:^+probability 17:^+pull -30:^+put 10:^+rate 20:^+read -21:^+realis -19:^+refund -16:^+regist 27:^+reserve -19:^+rest -32:^+result
11:^+revenue -110:^+revoke -18:^+rsi 17:^+rug 25:^+rugcheck 14:^+safe 20:^+search -11:^+set -41:^+should 47:^+show -16:^+sise 11:^+somebody 26:^+someone 10:^+spot 16:^+spread -17:^+src 13:^+statu
-11:^+take 18:^+tape -52:^+telegram -29:^+thank 11:^+that -12:^+the 14:^+they 14:^+thi 12:^+to 18:^+turn 25:^+tvl -36:^+twitt 13:^+und 23:^+volume -13:^+vote 74:^+wa 21:^+wer -12:^+western -15:^+what
-40:^+when -58:^+where -14:^+wire -16:^+xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8 20:^+évolution -29:_+$ -36:_+, 16:_+. -18:_+4h
31:_+? -94:_+_ -40:_+account -47:_+addres -28:_+address 11:_+against -31:_+airdrop 24:_+all 13:_+already 28:_+and -20:_+are -19:_+at 25:_+balance -15:_+bank -10:_+best 18:_+bet 10:_+between
-12:_+btcusdt 13:_+by 18:_+byte 36:_+candl 11:_+chg 27:_+close -14:_+com -22:_+cost -42:_+cut -30:_+dao 10:_+debate -15:_+decide 31:_+deposit -15:_+diff -11:_+dispute 34:_+doe -16:_+e -13:_+earn
-20:_+eligible -12:_+etf -17:_+execut 17:_+expire 27:_+for -10:_+from -12:_+fur -11:_+gave 28:_+gestern 11:_+give -16:_+goe -46:_+governance -15:_+ha 10:_+had -50:_+have 13:_+how -35:_+into 10:_+item
15:_+land -13:_+leave -29:_+ledg 12:_+level -38:_+mempool -14:_+min 18:_+mkt -15:_+nam 52:_+name -14:_+net 29:_+nft -11:_+nominee -30:_+now 51:_+of -11:_+off -20:_+on -14:_+one -11:_+only -14:_+open
21:_+or -16:_+ord 18:_+orderbook 12:_+outgo -16:_+over -10:_+perp 13:_+pl -17:_+place 23:_+please 11:_+podcast 12:_+position -11:_+post 40:_+price -22:_+primary -18:_+proposal 12:_+publish 10:_+quote
-14:_+repo -22:_+revenue 20:_+rn -13:_+rollup 18:_+rows -13:_+send -25:_+show -14:_+source -12:_+stake 13:_+still -13:_+th -13:_+the -42:_+tim -48:_+trad -57:_+transaction -19:_+upgrade 19:_+v
-25:_+validator 21:_+von -68:_+wallet 21:_+whale -13:_+what 16:_+winning -26:_+with -35:_+word -37:_+ye 15:_+yet 12:a -13:a+10x -89:a+_ 20:a+bug 26:a+certain 11:a+claim -16:a+co -12:a+cold
-12:a+contract -17:a+custodian -10:a+firm 10:a+friend 11:a+gentleman -15:a+good 24:a+link -14:a+list -50:a+logo 21:a+long -11:a+my 25:a+new -22:a+nonce 24:a+on -14:a+phish -19:a+rug -11:a+side
13:a+sign 11:a+slip -15:a+smart 31:a+str -22:a+talk 24:a+transf 11:a+typ -14:a+verify 17:a+word -11:a+year 11:abi 24:about+$ -18:about+it -15:abstraction -15:abstraction+wallet -16:account
-14:account+$ -15:account+abstraction 22:account+drain 23:account+on -10:account+position -12:account+that -16:acros -13:activity 19:add 12:add+them -17:addr1q9exampleexampleexample
-17:addr1q9exampleexampleexample+_ -23:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv
-14:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv+,
-29:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-19:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+how 43:addres 17:addres+$
-30:addres+44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-21:addres+48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x -23:addres+_
-23:addres+addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv 13:addres+balance 19:addres+doe -12:addres+dydx1abcd 11:addres+for 14:addres+mov
17:addres+of 17:addres+stand -48:address -25:address+$ -23:address+right -11:address<ens 25:address<evmAddress 18:advis -15:aft+them 20:against 21:against+_ 10:against+the -14:against+theft
-104:airdrop -22:airdrop+$ -65:airdrop+for -22:airdrop+with 21:aktuelle 21:aktuelle+_ 29:all -16:all+deriv -18:all+exchang -14:all+futur -26:all+my 22:all+the 17:all+time -16:all+trad
28:all+überwiesen -21:allow -21:allow+to 38:already 12:already+$ -30:altcoin -13:altcoin+will 11:alway 10:alway+thi 45:am 14:amount 20:amount<coin 20:amount<number 48:an -56:an+airdrop 11:an+article
28:an+encod 12:an+event 10:an+inventory 28:and+_ -17:and+a 12:and+by -24:and+how -18:and+macd 19:and+my 12:and+now -21:and+open -11:and+point -13:and+predictit -14:and+proof -22:and+real -16:and+short
-17:and+the -24:and+volume -15:and+what 17:and+who -19:and+why -13:announcement -14:announcement+for 11:annual -14:anon -14:anon+dev 27:answ 25:answ+valid 12:any 26:any+_ -21:any+airdrop -36:any+job
14:any+of 10:any+rest -18:anyAddress<chain -12:anyAddress<evmAddress -21:anyAddress<namesake -18:anyAddress<series 13:anyth -10:anything<fiat 16:anything<protocol 16:anywhere 13:anywhere+$ 20:ape
19:app -17:app+of -10:appetite -10:appetite+? -92:apple -36:apple+$ -52:apple+stock -125:approval 15:approval+ha -52:approval+i -32:approval+my -17:approval+now -46:approval+on 12:approval+should
-11:approval+that -13:apy+on -15:are+blob -29:are+in 10:are+inside 11:are+many 13:are+most 32:are+my -23:are+on -14:are+people -11:are+stak -13:are+still 19:are+the -15:are+they 15:around -18:arrive
-20:arrive+$ 13:article 10:article+how 14:artist 14:asap 14:asap+launch 36:ask 10:ask+, 16:ask+at -21:ask+for -39:at+_ -38:at+etherscan -26:at+my 20:at+the 21:ath 15:ath+i 14:audit -11:audit+_
-15:auditor+in 15:aunt 20:aunt+death -11:austrian -11:austrian+consum 10:average+fund -15:average+salary -14:awarenes -14:awarenes+announcement 24:away 15:away+? -18:back+to 23:back+when -10:back+with
26:backer 26:backer+of 37:bag 16:bag+$ 11:bag+for 47:bal 53:bal+$ 16:balanc 14:balanc+on -69:balance -36:balance+and -79:balance+of 13:balance+utxo -32:bank -15:bank+fee -17:bank+say 10:barb 56:be
15:be+_ 18:became 18:became+known 32:been 12:been+burn 29:before 17:before+i 13:behind+the -15:behind+thi 21:below 15:below+ath -22:berlin -15:berlin+$ 57:besides=0 23:besides=1 -33:besides=2
-23:besides=3 -25:best -17:best+! 26:best+bid -18:best+hardware -15:best+time 31:bet -36:bet+_ 29:bet+stand 19:bett+_ -14:bett+to -14:between+proof 13:between+the 12:between+two 16:bid+ask 10:bid+for
-10:bid+offer 22:big 11:big+i 14:bigg 14:bigg+than -24:biggest -15:biggest+first -21:biggest+lp -21:bill -10:bill+, -11:bill+look -20:bitcoinHash<bitcoinHash -15:blob -15:blob+and 36:block 17:block+$
-41:block+_ 15:block+numb 10:block+wa 15:blockchain 20:blockchain+depui 14:blur 45:book -21:book+_ -22:book+for -12:book+from -11:book+look 58:book+on 10:book+pl 12:book+there 11:bos 17:bot+$
-21:bot+profit 47:both 12:both+of 25:both+sid 42:bought 19:bought+$ 22:bought+_ -22:bought+our 18:bridge 17:brok 20:brok+$ -14:broth+, -12:btcusdt -12:btcusdt+book 14:buddy+put 20:bug 20:bug+$
-14:build+? 48:burn 19:burn+so 11:burnt -15:burnt+and 14:burnt+until 16:button 12:button+fail 13:buy+? -22:buy+_ -18:buy+or 11:buy+tax 44:by -18:by+epoch 39:by+now -20:by+one 15:by+side 11:byt 18:byte
14:byte+selector -21:bytecode -22:bytecode+i 56:call 22:call+data -25:call-own=0 -22:call-own=1 -31:call-own=2 22:call-own=3 63:call-own=4 -10:call=check_contract_verified -17:call=get_btc_fees
-20:call=get_btc_tx -13:call=get_derivatives_exchange -14:call=get_entities_list -21:call=get_first_prices 20:call=get_jup_quote -21:call=get_multi_pools -14:call=get_options_overview
-11:call=get_orderbook 15:call=get_price_percentage_change 20:call=get_protocol_fees -18:call=get_sol_account -18:call=get_token_price 21:calldata 19:calldata+for 50:calls=1 -35:calls=2 -14:calory
27:came 14:came+in 17:can 12:can+the -42:can+u -14:can+you -29:cancel -29:cancel+the 45:candl 14:candl+from -13:cap+will -38:capacity -12:capacity+and -15:capacity+of -44:capital -12:capital+gain
-33:capital+of -26:car -25:car+we -23:cash -23:cash+balance -13:cat -13:cat+$ 16:category 12:category+i -39:category=network_infrastructure 13:category=security_risk -12:cent+? 26:certain
14:certain+date 61:chain 10:chain+i 13:chain+id -11:chain+snapshot 34:chance 18:chang 12:change -11:channel 46:chart 12:chart+how -14:chart+it -15:cheap+aft 23:cheap+in 31:cheapest 11:cheapest+$
17:cheapest+off 12:cheapest+one 91:check 11:check+it 53:check+my 11:chg 11:chg+, -18:china -18:china+$ 11:circulat 55:claim 11:claim+own -17:clas -17:clas+hash 17:client 15:client+$ -15:climb
-15:climb+the 17:clipboard 17:clipboard+$ 15:clos 51:close 29:close+at 12:close+i 22:close+to -10:cluster -16:co -16:co+sign 23:code 33:coin -25:coin+$ -12:coin+, 16:coin+? -19:coin+_ 22:coin+of
-27:coin+on 31:coingecko 21:coingecko+id -19:cold+$ 23:cold+storage 18:colleague 34:collection 12:collection+, -29:collection+nodemonk 11:collection<coin -12:collection<collection 11:collection<name
13:com+out -17:comment -14:comment+und -36:commit -26:commit+did -11:committ -11:committ+to -14:community -14:community+, 51:company -14:company+, 11:company+account 19:company+i 12:compar+to
47:compare 31:compare+it 16:competitor 12:compress 10:compress+$ -17:comput -17:comput+$ 11:compute 11:compute+the -19:concentrat -20:concentrat+liquidity 31:conf 31:conf+doe -17:conference+in
11:confirm 15:confirmation 12:confirmation+doe -11:consum -11:consum+price -33:contract+$ -30:contract+at -15:contract+auditor 12:contract+call 12:contract+of -15:contract+on -22:contract+whose
-22:contributor -22:contributor+in 11:convert 16:convert+what -10:copy+what -10:correct -15:correct+the -12:cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g
-12:cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g+$ 25:cost -25:cost+$ 11:cost+? 14:cost+when 23:could 20:count 21:counterparty 11:counterparty+addres -11:crash -11:crash+? -16:create -17:create+v
-14:create2 -17:create2+, -14:credit -23:credit+score -51:crypto -11:crypto+_ -29:crypto+gain -28:crypto+news 16:crypto+wallet -19:cure -19:cure+for -12:current+_ -17:custodian -17:custodian+that
-41:cut -37:cut+on 30:d 15:d+like -54:dao -22:dao+pay -14:dao+vot 17:dapp 11:dapp+from 10:dat+$ 14:dat+in -45:dat+of 48:data 22:data+for 12:data+i -17:date+$ 17:daught 13:daught+won -18:day+until
19:day+we 15:days<coin 20:de 20:de+la 21:dear 21:dear+_ 20:death 20:death+. 21:debate 11:debate+, 10:debate+? -15:decide -15:decide+what 16:decimal -13:declare -13:declare+crypto 21:decode
-10:decompile -10:decompile+it 17:deep -14:defi -23:defi+lol -21:delegat -11:delegat+vote 13:denot 29:deploy 61:deposit 12:deposit+? 31:deposit+have -18:deposit+how 13:deposit+i 18:depositor
18:depositor+withdraw 35:depth 19:depth+_ 10:depth+at 20:depui 20:depui+janvi 21:der 21:der+aktuelle -16:deriv -16:deriv+address -22:derivative -22:derivative+of 22:dev 12:dev+$ -14:dev+account
10:dev+say -11:developer+committ 41:dex 25:dexscreen 11:dexscreen+stat 65:did 39:did+_ 19:did+bett 18:did+depositor -31:did+google 25:did+it -15:did+l2 15:did+she 18:did+that 51:did+the -24:did+they
-21:did+vitalik -24:did+we 21:diesem 21:diesem+_ -15:diff -15:diff+from -21:difference -18:difference+between 13:different 17:digital -11:disposal 12:dispute+it -11:dispute+proces -58:do -27:do+,
-13:do+10x -15:do+account 21:do+against 14:do+between -31:do+i -37:do+my 16:do+short -13:do+with 10:doe -10:doe+, -70:doe+_ -36:doe+a -15:doe+eip 17:doe+he 30:doe+it 56:doe+my -20:doe+not 14:doe+our
-36:doe+she 21:doe+the 19:doe+thi -14:don -14:don+t 11:donation 11:donation+addres 16:donor 16:donor+gave 29:down -14:dox -14:dox+him -25:draft+a 25:draft+answ 28:drain 27:drain+$ -30:drop -24:drop+$
21:drunk 16:drunk+$ 12:dump 11:dump+my 11:dur 11:dur+the 10:dust 10:dust+? 15:dy 15:dy+$ -12:dydx1abcd -12:dydx1abcd+$ -16:e+x 18:each+$ -21:each+of -22:each+transaction -12:each+with -14:earn
-27:earn+_ -13:earn+account 19:earn+with -10:earning 13:eat -15:egg -21:eip -21:eip+_ -30:election -17:election+. -18:election+odd -75:eligible -75:eligible+for 37:employ 16:employ+bought
14:employ+hold 19:empty 14:empty+me 23:en 34:encod 28:encod+payload 48:end 36:end+of -15:ent -18:ent+$ -21:entry -18:entry+wa -27:epoch -22:epoch+$ -18:epoch+by -11:error -20:error+_ 12:estimate
-37:etf -26:etf+take -36:etherscan -38:etherscan+, 45:event 13:event+topic -23:ever+gave -10:ever+verify -40:every -92:every+approval 12:every+time 25:everybody 11:everybody+talk -15:everyone
-21:everyone+that 24:everyth 26:exact 10:examine 10:examine+if -38:exchang -34:exchang+_ 54:exchange 15:exchange+$ -38:exchange+hir 15:exchange+where -11:exchange<coin -11:exchange<count
-11:exchange<exchange -11:exchange<pair -17:execut -17:execut+it -15:exit -15:exit+queue 15:expire 17:expire+$ -13:expiry -66:explain -17:explain+it -10:explain+me -13:explain+to 25:exploit
18:exploit+became 24:explor 11:explor+of 12:factory 22:fail 12:fail+every -13:fan -13:fan+i 68:far 35:far+$ 36:far+am 21:far+below -24:far+i 14:farm 10:fath 18:favourite 47:fee -38:fee+$ 11:fee+?
21:fee+_ 15:fee+it -12:fee+to 22:feed 10:feed+at -18:feerate -18:feerate+on -88:field=0 52:field=1 70:field=2 48:field=3 19:file 20:file+a -18:fill -41:fill+in 10:fill+of -30:find -11:find+matter
16:find+me -22:find+oth -23:find+the -13:firm+_ -10:firm+our 10:first 30:fiscal 30:fiscal+year -15:fish -15:fish+$ -12:fix 27:flagg 14:flagg+anywhere -20:flight -14:flight+of 32:floor 12:floor+?
-30:floor+price -16:flow -11:flow+into 22:follow 17:follow+sentence -66:follower -23:follower+doe -34:follower+of -33:for+_ -36:for+a -12:for+addres 20:for+an -20:for+any -11:for+les -19:for+me
36:for+my 12:for+what 34:for+ye -27:forgot -27:forgot+my -31:form -31:form+_ -40:found 17:found+a -10:found+most -11:found+of -17:found+private -26:found+the 15:french 16:french+guy 25:friend
-14:friend+tone 61:from -17:from+20x 13:from+_ 31:from+a -15:from+eip 16:from+him 29:from+liq 19:from+my -12:from+our 43:from+the -28:from+your 14:function 14:function+hid 49:fund 10:fund+_
12:fund+thi -12:fur -12:fur+_ -27:futur -13:futur+, -14:futur+exchang -11:ga -28:ga+, 15:ga+will -34:gain -13:gain+$ -14:gain+in 10:gallery -32:game -33:game+_ 13:gave 12:gave+me -19:gave+on
-11:gave+to 16:gave+u 11:gecko 11:gecko+terminal 11:gentleman 10:gentleman+on -37:germany -21:germany+$ -16:germany+if 28:gestern 28:gestern+mit -27:get -12:get+$ -18:get+epoch 17:get+for -23:get+into
20:get+liquidat -15:get+so 15:gett 14:gett+liquidat -40:github -11:github+_ -31:github+commit 40:give 18:given 15:given+away 31:go 26:go+$ -22:go+about 26:go+thru -14:go+to -13:go+und -17:goe
-16:goe+negative -13:gonna -21:good -11:good+time -10:googl -39:google -31:google+earn 11:got 12:got+a 16:got+from -37:got+liquidat -50:governance -12:governance+proposal -22:governance+vote
23:government 21:government+i -14:gpt -14:gpt+_ -18:grammar -15:grammar+of 12:grandson -13:great -13:great+! -47:group -52:group+of 11:grow 10:guten 10:guten+tag 20:guy -12:guy+$ 10:guy+we 16:guy+with
60:ha -18:ha+deposit -21:ha+each 16:ha+it 21:ha+my -32:ha+on 16:ha+open 22:ha+our -28:ha+stuck 67:ha+the -15:ha+went -26:hack+and 53:had 36:had+_ 11:hand -20:happen+to -25:hardware -24:hardware+wallet
-20:hash+_ 11:hash+my -13:hash+of -24:hash+rate 17:hash+the -14:hashrate -14:hashrate+share 28:hat 28:hat+mein 45:have -28:have+$ 13:have+_ 21:have+a 31:have+an -16:have+at 33:have+by -57:have+in
22:have+left 16:have+lol -14:have+lost -12:have+mislaid 15:have+my -12:have+on -35:have+the 56:he -44:he+$ 10:he+flagg 19:he+ha -26:he+in 14:he+own 10:he+recommend 10:he+work -13:hedge -13:hedge+it
-34:help -25:help+me 27:her 14:her+_ -18:here -32:here+. 31:hi 14:hid 14:hid+behind 17:hidden 13:hidden+$ -11:him -13:him+$ 16:him+into -38:hir -38:hir+$ 24:history -18:hlp -18:hlp+vault 42:hold
30:hold+$ 14:hold+any -17:hold+client -13:hold+you 19:holder 11:holder+$ -16:home 10:honest+. 10:honeypot 15:hot 13:hour 15:how+big 14:how+close 53:how+did -53:how+do -26:how+doe 38:how+far
-35:how+long 40:how+much -85:how+old 22:how+the 11:how+thick -15:how+to 13:hows -25:hurt -15:hurt+when 12:husband 38:i -19:i+, -48:i+_ -13:i+a 32:i+am -14:i+bett 21:i+bought -15:i+burnt 17:i+can
-15:i+climb 13:i+close 13:i+copy 12:i+d 11:i+deposit 11:i+dump 19:i+earn -55:i+eligible -24:i+ever -27:i+forgot 36:i+from 33:i+get 25:i+got 27:i+had -14:i+have -57:i+he 11:i+hi 10:i+honest 50:i+in
33:i+inside 29:i+it -16:i+left 21:i+live 10:i+lock 19:i+made 16:i+mean 11:i+must 58:i+my -13:i+name -14:i+need -10:i+not -36:i+on 21:i+only -11:i+owe 31:i+own -17:i+panic 11:i+park -11:i+pay -38:i+put
12:i+revoke 19:i+should -18:i+slow -12:i+sold -13:i+stak 22:i+start -25:i+stuck 14:i+that -32:i+the -50:i+there 70:i+thi 20:i+think -11:i+unclear 15:i+use 12:i+wish 18:i+would 12:i+wrong 25:id 10:id+?
12:id+do 14:id+for -29:id+verification 24:identify 17:identify+the 15:if -13:if+it 10:image -17:imp -14:imp+vol -14:impermanent -14:impermanent+los 31:in+$ 19:in+, -21:in+? -28:in+_ 20:in+a
-17:in+addr1q9exampleexampleexample 14:in+and -20:in+berlin -18:in+china 12:in+compar -14:in+crypto -16:in+form -35:in+germany 11:in+her -13:in+it 13:in+our -12:in+per -26:in+prison 31:in+spr
-22:in+stabl -14:in+sydney 12:in+that 45:in+the -17:in+thi -14:in+tokyo -14:in+what -23:index -11:index+for -13:index+out -13:indexerror -13:indexerror+list -27:inflow -13:inflow+, -12:inflow+into
21:inheritance 20:inheritance+paper 11:input 53:inside 28:inside+$ 10:inside+i 11:inside+of 11:insurance -13:insure -14:insure+my -16:integral -16:integral+of -12:interest+of -10:into 42:into+_
-23:into+defi -10:into+someth -10:into+the -36:into+word 10:inventory 18:issu 11:issu+and 21:ist 21:ist+der 84:it 69:it+$ 10:it+, 19:it+. 13:it+a 11:it+all -20:it+arrive 13:it+balance 21:it+cheap
10:it+compress 28:it+do 12:it+ever -18:it+get -11:it+good 40:it+i -10:it+into -19:it+legal -17:it+like 15:it+made 10:it+n -15:it+on 11:it+or -22:it+own -23:it+too 10:it+trad -18:it+up -37:it+wa
-12:it+went -10:it+wis 14:it+with -12:italian -12:italian+guy 11:item 20:janvi 20:janvi+svp -18:jewell -18:jewell+$ -30:job 14:job+$ -37:job+at 13:jpeg -16:json -38:json+here 21:json+schema
-34:just+name 28:keccak 20:keccak+of 25:keccak256 17:keccak256+of 23:keep -15:keep+? 16:keep+nam 10:keep+our -10:keep+t -24:key -31:key+$ 14:kid+please 33:kind 27:kind+tell -27:knee -15:knee+hurt
21:know 13:know+how 20:known 18:known+? 40:l2 36:l2+book -15:l2+get -12:l2+snapshot 17:la 20:la+blockchain -12:la+in -12:la+la 20:la+tvl 10:lad 10:lad+, 23:lamport 18:lamport+into 22:land 15:land+on
-28:landlord -20:landlord+allow -13:laptop -13:laptop+fan -10:last+seen 12:late+husband -23:late+to -38:latest -12:latest+_ -28:latest+crypto 14:launch+now -14:launch+the 11:launch+thi -13:lawyer
13:lead -12:lead=-1 34:lead=-2 79:lead=-3 -46:lead=0 -56:lead=1 -69:lead=2 -19:lead=3 -19:leav -20:leav+the -33:leave -17:leave+$ -24:ledg -26:ledg+, 12:ledg+. -17:ledg+? 28:left -29:left+at
10:left+in 30:left+on -20:left=bitcoinHash 20:left=coin -20:left=collection -11:left=ens 25:left=evmAddress -10:left=exchange 21:left=name -16:left=namesake 10:left=protocol -18:left=solanaAddress
-12:left=step -14:left=time -26:legal -19:legal+to 11:legit 30:lend -10:lend+_ -11:les -11:les+than 14:lett+$ 26:level -11:level+a 12:level+each 14:level+of -11:leverage -17:leverage+of -17:life
-17:life+$ -38:lightn -36:lightn+network -11:like+at -20:like+i -10:like+solidity 10:like+you -17:limit -19:limit+order -18:link+, 12:link+to 51:liq 11:liq+, 29:liq+on -15:liquidat 23:liquidat+?
-12:liquidat+acros -11:liquidat+in -17:liquidat+on -39:liquidation 13:liquidation+$ 12:liquidation+? -61:liquidation+_ 18:liquidity 13:liquidity+i -20:liquidity+what -11:lisbon 44:list 12:list+all
11:list+cheapest -13:list+index -34:list+my -21:list+of 10:list+the 15:list+unspent -45:live -39:live+$ 21:live+und 15:llamaCoin<chain -21:llamaCoin<exchange -21:llamaCoin<protocol 41:lock 13:lock+$
10:lock+_ 18:log -43:logo -50:logo+for -15:lol+$ 16:lol+, -87:long 18:long+$ -21:long+and -14:long+do -22:long+i -31:long+short 12:long+to -31:long+v -14:long+versu 25:look -13:look+like 16:looks-up=1
-28:los -15:los+on 19:lose -14:lost -12:lost+the -13:loud -26:low 12:low+$ -28:low+ga -17:low+the 24:lp -22:lp+in 18:lp+lock -20:m+_ 13:m+in -15:m+up -18:macd -18:macd+signal 10:mad+lad 67:made
27:made+_ -71:make -19:make+$ 11:make+a -49:make+me -34:make+own 17:make+the -61:manifold -13:manifold+and -48:manifold+market -10:many+calory 31:many+conf 15:many+confirmation -18:many+day
-11:many+developer -33:many+follower -26:many+github 37:many+of 16:many+pengu -34:many+people 16:many+piec 14:many+sat -61:many+validator 10:margin 12:margin+do -15:market+. -11:market+buy
14:market+cap -12:market+on -14:market+probability 13:market+today -18:market+u 13:marketplace+are -12:marketplace+where -15:match -11:matter -11:matter+$ 15:mcap -25:me+$ -21:me+, 18:me+. 23:me+_
-17:me+a 14:me+asap -24:me+fill -11:me+honest 12:me+how -12:me+it 10:me+to -13:me+when -16:me+with 40:mean 10:mean+$ -18:median -18:median+feerate 28:mein 28:mein+_ 22:memecoin -36:mempool
-18:mempool+sise -20:mempool+transaction 15:message 23:message+_ -13:message+on 21:met 19:met+$ 26:metamask 26:metamask+show -21:mev -21:mev+bot -11:middle -11:middle+of 23:midpoint 23:midpoint+?
-13:might -13:might+it -12:millisecond -12:millisecond+tick -34:min -57:min+pool 27:mine 45:mint 10:mint+it -12:mislaid -12:mislaid+the 11:mistake 28:mit 28:mit+sein 18:mkt 18:mkt+, -20:moment+?
-16:moment+_ 37:moment+of 45:money 13:money+in 12:money+there -24:moon -24:moon+$ 11:more 20:morn 20:morn+$ -12:mortgage -13:mortgage+rat -19:most -21:most+_ -18:most+block 14:most+of 85:mov 15:mov+_
14:mov+any 11:mov+dur 23:mov+house 14:move 15:move+_ 41:much -16:much+$ 25:much+com 16:much+do -28:much+doe 17:much+ga -15:much+got -14:much+in 12:much+margin 12:much+money 14:much+on -18:much+wa
11:much+went 20:multisig 10:multisig+$ -22:must+rise 43:my 17:my+. -53:my+_ 40:my+account -49:my+approval 15:my+aunt 23:my+bag 53:my+bal -21:my+bank 10:my+barb 15:my+brok -11:my+capital -13:my+cat
17:my+clipboard 26:my+coin 17:my+colleague -17:my+comput -17:my+contract -23:my+credit 16:my+daught 25:my+draft 37:my+employ 34:my+exchange 10:my+fath 16:my+favourite 18:my+friend 12:my+grandson
10:my+hardware -29:my+id 20:my+inheritance -18:my+jewell 14:my+job -31:my+key 11:my+kid -23:my+knee 18:my+lamport -26:my+landlord -13:my+laptop 12:my+late 13:my+ledg 17:my+liquidation 10:my+lp
10:my+mad 21:my+market 27:my+metamask 21:my+nephew 15:my+old 20:my+open -19:my+ord -37:my+package -16:my+paypal 12:my+phantom -25:my+phone 16:my+pm 13:my+pool -18:my+position -11:my+primary
-15:my+print -14:my+punk -13:my+python 14:my+realis -10:my+risk -11:my+salary 11:my+saving -25:my+screen 15:my+sentence 15:my+stable -18:my+stake -18:my+stop -16:my+tax -33:my+team 11:my+text
12:my+thesi -30:my+token 21:my+tx -30:my+wallet 11:my+whole 12:my+withdrawal 10:n+i 16:nam+$ -14:nam+of 17:name+$ -21:name+and 12:name+go -11:name+my -22:name+of -34:name+one 16:name+the
27:named=false -29:named=true 11:namehash 31:need 11:need+the -22:need+two 20:need=address 20:need=amount -12:need=anyAddress -20:need=bitcoinHash 15:need=days -11:need=exchange -11:need=pair
25:need=protocol 22:needs=0 -23:needs=1 20:needs=3 -16:negative -16:negative+. 21:nephew -25:net -23:net+inflow 12:network -11:network+and -18:network+capacity 11:network+i -12:new -39:new+coin
-11:new+ledg 24:new+token -25:news -28:news+please -60:next -37:next+_ -17:next+conference -13:next+presidential 59:nft 21:nft+? -14:nft+community 13:nft+my 10:nice 10:nice+, 37:no 21:no+pay
16:no+side -10:nobody+ever -29:nodemonk -29:nodemonk+and -11:nominee -11:nominee+$ -22:nonce+must -11:not+the -13:not+work 23:noth 13:notional 32:now -25:now+, 11:now+_ 16:now+at 26:now+on -18:now+or
14:numb -12:numb+and -17:obligation -17:obligation+doe 13:odd+doe -14:odd+for 12:odd+now -30:odd+on 21:of -92:of+_ 24:of+an -27:of+apple 27:of+both -12:of+cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g
28:of+it 11:of+lp 21:of+mine 43:of+our 11:of+pap -13:of+range -14:of+reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -29:of+run -14:of+stake 39:of+that 56:of+the 26:of+them 30:of+these 13:of+thi 20:of+those
-18:of+who -14:of+work -38:of+x 10:off -11:off+chain 17:off+for -11:off+the -23:offer -12:offer+$ -10:offer+_ 12:office+want -71:old -34:old+are -22:old+house -51:old+i 12:old+ledg 11:old+permission
35:on 49:on+_ 13:on+a -14:on+all 16:on+each -11:on+github 27:on+it -18:on+link -29:on+manifold 23:on+no -22:on+predictit 14:on+pump -12:on+snapshot 12:on+some 13:on+that 21:on+the -14:on+time
-43:on+tv 35:on+which -22:on+why -16:on+x -48:on+ye -11:on+year -19:once -20:once+price 66:one 10:one+go 22:one+i 23:one+my 15:one+of -21:one+with -10:online+$ 48:only 16:only+have 15:open+now
-12:open+offer -13:open+order -114:open-own=0 -51:open-own=1 64:open-own=4 -64:open=false 41:open=none 30:open=true 13:option 53:or 41:or+_ 13:or+hidden -22:or+in -17:or+ledg -18:or+sell -29:or+wait
12:or+wherev -31:ord 17:ord+book -29:ord+i -19:ord+please -18:order -23:order+are 10:order+left 23:orderbook 17:orderbook+ye -44:ordinal -29:ordinal+collection -33:oth+_ 37:oth+one -17:oth+side 71:our
-13:our+_ 11:our+account 17:our+client 16:our+company -23:our+firm 30:our+fiscal -14:our+nft -22:our+old -10:our+sise 58:out 22:out+$ 12:out+, -13:out+_ 15:out+for 10:outcome 12:outgo 12:outgo+$
22:output 15:output+bigg 12:over 17:over+_ -10:over+all -11:owe -11:owe+on 22:own 20:own+$ 13:own+? -38:own+_ -22:own+token -80:own=0 -77:own=1 -53:own=2 63:own=4 14:owner -37:package -37:package+do
16:page 13:paid 45:pair 11:pair+liq -11:pair<coin -11:pair<count -11:pair<exchange -11:pair<pair -17:panic -17:panic+$ 28:pap 14:paper 20:paper+the 11:park 10:parse 14:pas 43:pay 21:pay+$
-22:pay+contributor 12:pay+the 28:payload 28:payload+, 43:payment 12:payout -16:paypal -16:paypal+$ -16:pend -29:pend+ord 16:pengu 16:pengu+do -43:people -17:people+say -17:people+use -14:per
-12:per+cent 10:percent 11:permission 11:permission+i 14:perp -17:perp+from -38:person -39:person+behind 12:phantom 10:phantom+show 13:phish+? -14:phish+awarenes -28:phone -11:phone+bill -18:phone+i
23:piec 12:piec+of -27:pin -27:pin+, 62:pl 25:pl+$ 20:pl+, -12:place -17:place+on 21:plain 22:plain+word 24:platform 40:please 24:please+, 30:please+. -15:please+correct -14:please+explain
-11:please+prepare -28:please+spe 12:please+tell 16:pm 16:pm+keep 16:pnl 22:pnl+_ -29:pnl+of 15:podcast 15:podcast+$ -11:point+it -11:poll -11:poll+please 56:pool -43:pool+found -14:pool+hashrate
18:pool+i 27:pool+on -12:pope -12:pope+$ -12:position+for -20:position+once -11:post+on -47:predictit -36:predictit+for -11:predictit+odd -14:premium+? -24:prepare -11:prepare+my -44:presale
-45:presale+dat -13:presidential -13:presidential+election 11:pric 16:price -45:price+$ -11:price+index -20:price+leav -29:price+of 24:price+on -32:primary -21:primary+? -11:primary+name -28:print
-14:print+doe -26:prison -26:prison+$ -17:private -17:private+life 11:probability+mov 11:probability+move -16:probability+of -14:probability+that -11:proces -11:proces+settle 12:profile -15:profit+,
-14:profit+on -13:project -23:project+have -15:proof -13:proof+of -13:proofread -11:proofread+the -16:propos -15:propos+keep -63:proposal -11:proposal+$ -18:proposal+are -11:proposal+i -13:proposal+of
-13:proposal+with 45:protocol -36:protocol+$ 25:protocol<coin 16:protocol<protocol 24:protocol<time 13:proxy 12:publish 12:publish+for 16:pull -22:pull+, 11:pull+_ 12:pull+the 11:pull+up 17:pump
17:pump+$ -14:punk -14:punk+against 19:purchas -46:put -16:put+_ 12:put+both -14:put+in -40:put+my 11:pyth -13:python -13:python+script -11:question+that -42:queue -14:queue+for -16:queue+of 19:quote
11:quote+for -23:rain -15:rain+at -11:rain+in -32:range -20:range+$ -13:range+, 14:ransom 14:ransom+addres -11:rat -22:rate 14:rate+for -33:rate+too -40:ratio -10:ratio+of -14:ratio+on -13:re
-17:re+the 40:read 11:read+storage -11:read+thi -31:real+name -14:real+person -17:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -14:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh+$ 20:receipt -20:recipe -13:recipe+for
-10:reckles -10:reckles+? 20:recommend 10:recommend+me 13:record 11:record+of 13:redeem -17:reentrancy -11:reentrancy+find 13:reference -24:refund -20:refund+for -14:regex -14:regex+that -19:regist
-16:regist+_ -10:rememb+? -17:repo -11:repo+on 27:reserve 26:reserve+of 10:resolve -19:rest+limit 10:rest+order -12:restore -12:restore+them -29:result -22:result+_ -11:result+of -32:return
-24:return+? -26:return+_ -14:revenue+_ 12:revenue+of 11:revert -143:revoke 12:revoke+$ -49:revoke+all -92:revoke+every -17:revoke+that -29:reward -18:reward+did -11:reward+tax 11:right -27:rise
-22:rise+by -10:risk+appetite 11:risk+level 34:rn 22:rn+? 13:rout 18:rows 18:rows+$ 13:rpc -18:rsi -18:rsi+and 10:rug+? -22:rug+pull 11:rug+score 26:rugcheck 14:rugcheck+thi -18:run -12:run+,
-29:run+today 36:safe 12:safe+? 19:safe+to -12:sal+, -26:salary -11:salary+$ -15:salary+of -22:same+a 24:same+in 11:sanction -16:sang -12:sang+that 13:sat 14:sat+are -18:sat+vb -10:satoshi+last
17:saving 10:saving+inside 14:saw -16:say+_ -17:say+error 12:say+he -14:say+in -13:say+indexerror 10:say+liquidity 10:say+that -30:scamm -22:scamm+me 22:schema 21:schema+$ -34:score -22:score+$
-13:score+of -26:screen -25:screen+$ -11:script -13:script+say 21:search 36:see -25:see+my 24:see+why 11:seem -10:seen -10:seen+online 28:sein 28:sein+_ 22:selector 24:sell -11:sell+? 12:sell+button
14:sell+tax -28:sell+the 29:send 11:send+_ -13:send+message 10:send+put 15:send+the -10:sense+for 20:sent -37:sent+_ 25:sent+me -22:sentenc -22:sentenc+on 24:sentence 35:sentence+$ -15:sentence+she
25:sery -11:set+_ 17:settl -11:settle -11:settle+a 15:sha+of 20:shar -17:share -11:share+$ 28:share+of -27:share+price -16:she -15:she+don -39:she+live 12:she+send -13:sheet+. -45:short -27:short+$
-14:short+? 16:short+pay -24:short+ratio -28:should 19:should+be -24:should+i -22:should+our 11:should+take -18:should+the 64:show -40:show+_ 25:show+me 16:show+my 35:show+zero 25:sid 26:sid+$
-25:side -33:side+$ 13:side+, -11:side+. -15:side+? 17:side+_ 15:side+by 13:sig 11:sig+_ 68:sign -14:sign+? 16:sign+message 20:sign+the -18:signal -18:signal+on 10:signature -24:simple -25:simple+word
66:since 16:since+_ 12:since+i 22:since+the -34:sise -18:sise+$ -10:sise+to -18:sist+wedd 22:site 16:sitt 15:sitt+in 10:slide 11:slip 11:slip+of 26:slot 12:slot+_ -16:slow -18:slow+$ -13:small+cap
-14:smart -15:smart+contract -42:snapshot -13:snapshot+of -11:snapshot+poll 39:so -15:so+cheap -10:so+decompile 29:so+far 14:so+i 12:social 11:social+$ -34:sofa -28:sofa+$ -12:soft
20:solanaAddress<coin 20:solanaAddress<number -18:solanaAddress<solanaAddress -20:sold+$ 13:sold+_ -45:solidity -10:solidity+$ -34:solidity+contract 36:some 26:some+_ -21:some+coin 16:some+when
21:somebody 29:someone 14:someone+empty -10:someth+like -21:song -12:song+la -27:source -14:source+and -37:source+of 13:source+or 11:spam -29:spe -28:spe+it 13:spend -32:spot -23:spot+_ 14:spot+balanc
-31:spot+etf 24:spr 22:spr+$ 17:spread 16:spread+on -12:square -17:src -17:src+tx -22:stabl -22:stabl+or 34:stable 12:stable+i 11:stable+issu 19:stablecoin -15:stair -13:stair+, 19:stak+$
-23:stak+reward -38:stake -14:stake+$ -18:stake+account 51:stand 29:stand+$ 23:stand+behind -38:standard -38:standard+json 23:start 14:start+my 20:stat 12:stat+for 15:statu 15:statu+of 59:still
20:still+have -10:still+rememb -19:still+unfill -16:still+wait -45:stock -52:stock+price -22:stop -18:stop+los 36:storage 36:str 20:str+$ 13:str+of 59:strange=0 -61:strange=1 -131:strange=2
-117:strange=3 35:strangers=0 -14:strangers=1 -10:strategy -10:strategy+doe -39:stuck -27:stuck+$ -28:stuck+with 14:subject=false 13:subject=true 17:supp -14:supp+now 14:supp+of 20:svp 20:svp+$
15:swap -12:swap+_ 12:swapp -14:sydney -14:sydney+$ 13:symbol -31:t -10:t+bill -15:t+ha -13:t+hold 10:tag 10:tag+, -23:tak -25:tak+side -33:take 11:take+back -26:take+in -11:take+off -15:take+profit
-37:takes=1 24:takes=2 -16:talk+$ 21:talk+about -22:talk+i 18:tape 18:tape+for -51:tax -21:tax+do -17:tax+in 12:tax+office -32:tax+return -47:team -23:team+make -52:team+win -59:telegram
-13:telegram+$ -52:telegram+group 60:tell 15:tell+me 25:tell+the 12:tell+your 11:terminal 18:text -17:text+me 11:text+record 27:th -29:th+$ 18:th+i 17:th+in 16:than+_ -11:than+a -28:thank -29:thank+,
83:that 31:that+_ -17:that+approval 17:that+came -21:that+got -14:that+gpt 15:that+he -17:that+hold -14:that+launch 18:that+market -14:that+match 21:that+my 16:that+oth -10:that+reckles -22:that+scamm
-12:that+song 45:the -12:the+80 -68:the+_ 13:the+addres -14:the+anon 26:the+backer -32:the+balance -47:the+best -17:the+biggest 17:the+block 17:the+bot 19:the+bridge 22:the+call -32:the+capital
-25:the+car 19:the+chance 13:the+cheapest 11:the+claim 17:the+coin 22:the+collection -14:the+comment 26:the+company 25:the+contract 19:the+counterparty -11:the+crash -18:the+dao 14:the+dapp 31:the+day
11:the+debate -17:the+delegat 17:the+deposit -22:the+derivative 15:the+dev 12:the+dex -11:the+difference 16:the+donor -24:the+drop 34:the+end 11:the+exact 11:the+exchange 25:the+exploit 17:the+explor
17:the+fee 21:the+firm -15:the+fish -14:the+flight 13:the+floor 17:the+follow -27:the+found 15:the+french 12:the+fund -33:the+game 21:the+government -18:the+grammar 14:the+guy 21:the+json
-13:the+latest 14:the+lett -17:the+leverage -16:the+lightn 12:the+log 17:the+lp 13:the+market -12:the+marketplace 11:the+message -11:the+middle 16:the+min -24:the+moon -20:the+most 11:the+multisig
23:the+name 18:the+network -40:the+new -65:the+next 17:the+nft 10:the+no 23:the+odd 18:the+one 12:the+ord -29:the+ordinal 19:the+pair -28:the+pend 10:the+perp -22:the+person 35:the+pool -12:the+pope
30:the+probability -22:the+project -15:the+propos -12:the+protocol -23:the+queue -20:the+range 14:the+ransom 27:the+rate 14:the+receipt -11:the+reentrancy 11:the+risk -33:the+score 21:the+sell
11:the+sery 11:the+set 15:the+sha -27:the+share -28:the+sofa -34:the+solidity -35:the+source -43:the+spot 12:the+stable 15:the+stablecoin -15:the+stair -38:the+standard -25:the+tak 19:the+th
-23:the+token -14:the+train 17:the+treasury 33:the+two -20:the+u -11:the+unlimit 28:the+vault -11:the+whole 16:the+win 26:the+yield -12:theft -14:theft+which 13:their -11:them+$ -12:them+for
-21:them+put 12:them+side 13:them+sold 12:them+up 36:there 18:there+$ 15:there+, 10:there+alway -65:there+an -33:there+any 17:there+i 11:there+old 36:these 14:these+wa -24:they -34:they+$ 11:they+cost
-26:they+find 11:they+list -22:they+usual 97:thi 32:thi+$ -42:thi+_ -24:thi+addres -11:thi+audit 12:thi+data 14:thi+for 10:thi+low 16:thi+memecoin 12:thi+morn -15:thi+sentence 27:thi+to -10:thi+wallet
11:thick 11:thick+i 24:think 25:those 14:those+were 26:thru 16:thru+$ 11:tick -11:tick+$ -10:till -42:tim -42:tim+_ -22:time 12:time+, -11:time+buy 10:time+high -21:time+i -15:time+to -26:to 12:to+$
-17:to+5x -19:to+_ 16:to+be -17:to+buy -10:to+chart -10:to+copy -13:to+declare 12:to+dispute -15:to+ent 10:to+examine 20:to+file -32:to+get -10:to+keep 17:to+liquidation -15:to+market 12:to+me
-24:to+my -16:to+own -15:to+rain 12:to+see -15:to+take -24:to+the -12:to+transf 14:to+which -17:today -30:today+$ 52:token -78:token+$ -14:token+? 12:token+_ 11:token+everybody -12:token+numb
11:token+with -15:tokyo -15:tokyo+$ 20:told -14:tone -14:tone+$ -43:tonight -42:tonight+$ -50:too -31:too+$ -23:too+late -18:top+trader 25:topic 12:topic+$ 14:topic0 -13:tornado -16:total+_
-14:total+liquidation -10:town -10:town+$ 11:track 27:trad 15:trad+$ -30:trad+_ 12:trad+at -41:trad+of 14:trade -28:trader -26:trader+on -36:train -15:train+from -22:train+leave 15:trait
-52:transaction 18:transaction+$ -21:transaction+. -65:transaction+_ -20:transaction+fee -37:transaction+on -16:transaction+still 34:transf -12:transf+_ 22:transf+of 12:trap 12:trap+? 12:treasur
21:treasury -18:treasury+swap -14:treasury+to -16:trezor -16:trezor+or 11:true 10:true+? 14:trust 23:turn 18:turn+my -43:tv -43:tv+tonight 81:tvl 20:tvl+de 37:tvl+of -19:tweet -19:tweet+today
-57:twitt -17:twitt+$ -34:twitt+follower 12:two 25:two+dat 19:two+did -22:two+sentenc 41:tx -17:tx+_ 15:tx+go 12:typ 11:typ+mistake -50:u 16:u+? -18:u+election -49:u+revoke -11:unclear -11:unclear+?
21:und+$ -34:und+_ -19:unfill -19:unfill+$ 10:unknown+send -11:unlimit+_ 24:unspent 18:unspent+output -13:until+_ 14:until+now -13:until+spr 41:up -15:up+4x -28:up+from 11:up+on -19:upgrade
-19:upgrade+date 10:use+$ -24:use+twitt 12:user -22:usual -22:usual+go 19:utxo 13:utxo+$ -25:v -17:v+create2 -31:v+short 16:v+that 28:valid 25:valid+? -99:validator -13:validator+_ -52:validator+doe
-11:validator+exit 24:vault -18:vault+return -18:vb -18:vb+$ -25:verification -29:verification+i -10:verify+_ -14:verify+build 11:verify+sig 12:verify+sign 13:verify+source -38:verify+the -14:versu
-14:versu+short 24:very 10:very+nice -21:vitalik -19:vitalik+tweet 11:vol+, 57:volume 21:von 21:von+diesem -57:vot -13:vot+in -29:vot+on -56:vote -11:vote+? -22:vote+at -13:vote+ye 77:wa -29:wa+_
14:wa+burn 28:wa+hat 40:wa+it -19:wa+liquidat 14:wa+my -10:wa+satoshi -36:wa+sent 43:wa+the -50:wait -30:wait+? -15:wait+for -28:wallet 18:wallet+$ 24:wallet+, 30:wallet+? -84:wallet+_
-12:wallet+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -10:wallet+back 10:wallet+balance 15:wallet+given -32:wallet+ha -16:wallet+i
-24:wallet+pin -22:wallet+that -18:wallet+to 39:want 10:want+know -34:want+make 13:want+the 31:want+to -18:way -15:way+do 55:we -13:we+hold 10:we+keep 19:we+met 23:we+mov -28:we+sell -25:we+sold
-18:wedd -15:wedd+$ -11:week -13:week+of 12:went+out -12:went+to 21:wer 21:wer+ist 12:were 14:were+burnt -13:were+great -12:western -12:western+_ 40:whale 13:whale+buy 18:what -22:what+_ -17:what+a
-23:what+cash 14:what+category 44:what+do 39:what+doe -16:what+ha -14:what+happen 22:what+he -24:what+in 21:what+it -13:what+might -36:what+now 13:what+odd -22:what+on 12:what+pay -14:what+premium
22:what+share -13:what+should -10:what+strategy -14:what+tax -58:what+the -27:what+time -15:what+way 31:what+would 35:when -16:when+_ -12:when+do 16:when+drunk 16:when+wa 23:when+we 11:where+are
-49:where+doe 13:where+i -12:where+it 16:where+my 11:where+we 12:wherev 12:wherev+$ 21:wheth 14:wheth+it 24:which 33:which+_ 38:which+addres -30:which+altcoin 14:which+approval -10:which+are
16:which+block 15:which+chain -14:which+company 11:which+function -24:which+hardware 12:which+marketplace -43:which+min 11:which+network 12:which+nft -17:which+obligation 19:which+of
-25:which+proposal -18:which+reward -13:which+small -14:which+transaction 20:who -12:who+bid -22:who+bought 12:who+fund -18:who+ha 11:who+mint 17:who+own -16:who+sang 14:who+sign -13:who+the
-12:who+vot 12:whole 11:whole+bag -12:whole+collection 10:whole-own=0 -28:whole-own=1 17:whole-own=2 27:whole-own=4 -20:whose -22:whose+bytecode -15:why -22:why+a -11:why+did 24:why+my -26:will+do
15:will+my -70:win 16:win+, -44:win+_ -33:win+rate 16:winning 16:winning+so -14:wire -14:wire+_ -10:wis -10:wis+to 12:wish 12:wish+to 18:with+_ 14:with+a 17:with+dat -22:with+each -13:with+futur
-28:with+low -28:with+my -11:with+price 19:with+stak -17:with+the 10:with+what 16:withdraw 18:withdraw+since 12:withdrawal 12:withdrawal+from 11:within+_ 13:won+$ -14:won+t -61:word -10:word+.
-30:word+of -11:word+please 27:words=0 -16:words=1 24:words=5 -13:work+$ -14:work+and 18:work+for 11:work+in 49:worth 43:would 25:would+_ 11:would+i 17:would+like -26:would+you -34:write -34:write+me
12:wrong+, -53:x -16:x+$ -22:x+? -18:x+_ -11:x+thi -22:x+x -16:xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8
-16:xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8+total -17:ye -15:ye+. 17:ye+at -36:ye+for -49:ye+on 17:ye+side 28:year+$ -19:year+.
-11:year+? -11:year+on 30:yet 17:yet+? 32:yield 10:yield+there -48:you -17:you+do -15:you+get 13:you+have -13:you+hedge -24:you+help 12:you+please -13:you+proofread -17:you+re -12:you+restore
-16:you+talk -13:you+were -12:your 12:your+dev -28:your+side 29:zero 24:zero+? 10:zero+_ 20:évolution 20:évolution+de 28:überwiesen 28:überwiesen+?`,
};
