// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `-15:!+! -13:!+please 24:* -14:,+all -38:,+and -27:,+any -12:,+broken 21:,+burnt 28:,+but -20:,+by 23:,+can 22:,+check -22:,+did 18:,+doe -12:,+en 44:,+how -21:,+i 51:,+in -12:,+irrespective
11:,+newest -22:,+number -10:,+one 40:,+only 33:,+per -21:,+please -29:,+plu -15:,+pric 36:,+price -10:,+quot -15:,+rank 11:,+tell 17:,+that 36:,+the 34:,+there 63:,+topic0 24:,+verify -55:,+where
-14:.+_ 20:.+any 19:.+confirm -13:.+forward -13:.+how -41:.+i 38:.+it 14:.+list -11:.+please -14:.+tell 20:.+the -30:.+which -11:0x -11:0x+i 15:20x 15:20x+i -39:<bitcoinAddress> -16:<bitcoinHash>
11:<block> -61:<collection> -14:<commodity> -57:<ens> -28:<evmAddress> -32:<evmHash> 25:<exchange> -60:<hex> -35:<holder> -43:<json> -23:<moveType> 52:<name> -18:<number> -30:<pair> -79:<quoted>
38:<signature> -73:<solanaAddress> -21:<solanaSignature> 33:<step> -49:<ticker> 15:<time> -20:<unit> -59:<url> -13:<uuid> 25:?+? -29:?+_ -17:?+and -18:?+any -38:?+how 22:?+i 12:?+in 31:?+it
15:?+leverage -11:?+list 16:?+maybe -10:?+only 20:?+she -15:?+show 42:?+sig -20:?+tell 27:?+the 10:?+want -19:?+which -16:^+_ 15:^+am -15:^+anyth -55:^+before 27:^+best 18:^+biggest 46:^+build
64:^+call 25:^+can 19:^+collection 20:^+compare -27:^+contract -57:^+convert 14:^+could -86:^+current 57:^+did -30:^+do 22:^+doe 13:^+download 39:^+encode 30:^+fee -24:^+find 55:^+floor -14:^+for
60:^+fund -21:^+get 26:^+ha 15:^+hash -21:^+history 39:^+hold -22:^+holder 13:^+honeypot 20:^+how 34:^+i -11:^+id -19:^+if -27:^+in -12:^+la 24:^+look 20:^+me 21:^+member 19:^+midpoint -15:^+need
-39:^+nft 52:^+on 34:^+open -52:^+option -45:^+pippin 10:^+please 27:^+price 11:^+put -16:^+pyth 44:^+query 43:^+read -27:^+recent 20:^+revert 29:^+search -18:^+sett 30:^+show -15:^+snapshot
-15:^+some 18:^+stablecoin 34:^+stuck -22:^+the 29:^+time 40:^+token -35:^+tool -14:^+topic0 11:^+total 42:^+trad 31:^+tvl -21:^+validate -25:^+wallet 46:^+what 30:^+when 19:^+where -39:^+why
-14:^+your -31:_+, -40:_+. -17:_+? -64:_+_ 15:_+account 15:_+against -19:_+and 12:_+arrive -29:_+at -18:_+base -12:_+been 27:_+block 63:_+candl -27:_+chain -24:_+cit 26:_+coin -12:_+contract
-11:_+cost -20:_+cut 17:_+deploy -10:_+digest -11:_+do 50:_+doe -17:_+earn 13:_+even -12:_+explor -19:_+figure -45:_+floor 54:_+for -35:_+from -12:_+futur 22:_+gain 60:_+getlog 33:_+give 25:_+goe
29:_+gone -25:_+have 16:_+holder -12:_+how -40:_+in -57:_+lamport 16:_+level -12:_+liquidity -27:_+log -11:_+lol -24:_+move 13:_+name -23:_+noon -11:_+odd 30:_+of -53:_+ohlcv -24:_+on 11:_+or
16:_+orderbook 14:_+out -11:_+own -10:_+pay -37:_+perp 18:_+pl 11:_+please -14:_+point -61:_+pool -12:_+por -19:_+price -10:_+print -19:_+protocol -29:_+px 18:_+question 16:_+quote 29:_+real
24:_+route 36:_+safe 39:_+should 20:_+sit -66:_+slot 26:_+stable -12:_+stablecoin -16:_+stak -36:_+stuck 10:_+th 24:_+that 15:_+there 37:_+thi 49:_+to -13:_+today 21:_+told 19:_+trad 34:_+transaction
24:_+treasury -12:_+turn 57:_+tvl -16:_+tx -10:_+unit -16:_+up 22:_+v -20:_+volume 14:_+wallet -32:_+what -13:_+which -42:_+with 35:_+without 27:_+worth 29:a 17:a+_ -20:a+a 38:a+call 15:a+certain
23:a+collector 13:a+company 17:a+copy -47:a+day 18:a+feed -17:a+fresh -15:a+link 57:a+list 20:a+man 28:a+new 18:a+of 19:a+open -19:a+price -13:a+profile -18:a+public 22:a+raw -11:a+receipt -14:a+scam
-16:a+token -27:a+tool -27:a+topic 11:a+transf -18:a+year 21:about 18:about+all 20:about+in 13:about+to -13:above -19:above+_ 37:account 20:account+, 20:account+. -16:account+and -13:acros 23:ad
25:ad+$ -10:add 37:addres 27:addres+for -12:addres+i -11:address -47:address<chain -26:address<coin -42:address<count -33:address<ens -30:address<evmAddress 41:address<evmHash 94:address<hex
-32:address<namesake -33:address<number -54:address<series 43:address<signature -11:address<time -18:advis -22:advis+want 52:afternoon 52:afternoon+, -32:against -25:against+it 16:all+are
-13:all+chain -12:all+of 13:all+outgo -10:all+stablecoin 11:all+the -12:allow 34:allowance 32:allowance+did 18:also+a 27:am 21:am+i 20:am+journalist 13:am+liquidator -13:am+review -22:amount
-41:amount<chain 45:amount<coin 37:amount<number 26:amount<protocol -27:amount<unit 23:an 14:an+_ -13:an+audit 25:an+insurance 20:an+l2 -17:an+nft -25:and -35:and+_ -19:and+a 11:and+at 26:and+base
21:and+circulat 20:and+every 21:and+for -33:and+how 28:and+i 18:and+in 22:and+my -24:and+supp 33:and+tell -17:and+that -16:and+the 38:and+verification 14:and+volume 16:and+want -53:and+what
-12:and+which -29:answ -17:answ+_ -15:answer -19:any -17:any+chain -20:any+dex 20:any+order -22:any+pool 21:any+real -41:anyAddress<chain -33:anyAddress<namesake -14:anyAddress<series
-14:anyAddress<solanaAddress 20:anyAddress<step -10:anyAddress<time -13:anyone -36:anyth 29:anything<chain 16:anything<evmAddress 23:anything<fiat -17:anything<name -29:anything<namesake
-20:anything<pair 19:anything<series 17:apart 18:apart+are -18:approval -25:approval+? -26:are -19:are+a 21:are+about -17:are+left -27:are+mandatory 19:are+open 24:are+still 16:are+talk -35:are+the
-15:are+there 40:around 41:around+the 13:arrive 12:arrive+? 17:artist -33:ask -17:ask+how -15:ask+my -13:at+? -11:at+_ -11:at+all -17:at+now -44:at+present 82:at+that 13:at+the -15:at+thi 11:at+what
28:at+when -13:audit -13:audit+memo -14:autumn -14:autumn+? 21:average 23:average+? -38:back -31:back+from 12:bad 13:bad+history 17:balance 11:balance+sheet 15:base+fee -17:base+unit 15:be -16:be+,
-11:be+? 25:be+paus 17:be+several 22:be+the -15:been -20:before 38:before+? 15:before+_ -77:before+i 12:before+the -18:behind -14:behind+. -16:besides=-1 -52:besides=0 -65:besides=1 -72:besides=2
-36:besides=3 11:best 24:best+_ 42:best+bettor -50:best+trader 21:bet 20:bet+ha -11:bet+on 26:bett 35:bett+since 40:bettor 41:bettor+on 14:between 16:between+two -23:big -11:big+dao -16:biggest
-24:biggest+coin 34:biggest+transfer -26:bitcoinAddress<bitcoinAddress -13:bitte -11:blacklist -28:blob -25:blob+for 28:block 60:block+$ -12:block+explor -15:block+height -33:block+i 25:block+my
-15:block+on 29:block+please -11:block<block -25:block<chain 47:block<evmAddress 46:block<evmHash 46:block<hex -12:block<number -12:blockscout 14:book -36:bos -24:bos+$ -10:bos+keep 18:bos+talk
-23:bos+want 27:both 20:both+run 16:both+venu 49:bought 47:bought+$ 21:bridg+and 27:bridge 34:bridge+today -12:broken -12:broken+down 20:broth 20:broth+both 43:build 46:build+me 38:burn 30:burn+by
19:burnt 20:burnt+one 24:but 25:but+take 27:buy 22:buy+in -11:by+exchange 13:by+how 23:by+market 52:by+now -12:by+protocol 25:by+the 25:by+them -12:by+trust -11:by+volume -24:by+what 45:call
-17:call+$ 40:call+_ 43:call+data 13:call+in -22:call+it -70:call-own=0 -30:call-own=1 -51:call-own=2 -55:call-own=3 -63:call-own=4 92:call=call_contract 34:call=check_approval_security
-15:call=check_honeypot -17:call=check_phishing_site 41:call=check_token_safety 39:call=compute_create_address -11:call=convert_units -16:call=decode_abi_parameters -30:call=decode_selector
55:call=encode_abi -14:call=get_block -13:call=get_bridge_volume 47:call=get_bridges -11:call=get_btc_address 12:call=get_btc_fees 25:call=get_btc_mempool -12:call=get_categories
-16:call=get_chain_stats 36:call=get_chain_tvl_history 22:call=get_chains -20:call=get_coin_history 56:call=get_coins_market_data 55:call=get_companies_treasury -12:call=get_contract_market_chart
15:call=get_defi_protocols -32:call=get_derivatives_exchange 24:call=get_dex_pair 40:call=get_dex_volumes 10:call=get_dex_volumes_by_chain -20:call=get_dexes -20:call=get_entities_list
11:call=get_erc20_transfers -31:call=get_event_topic 34:call=get_exchange_tickers -17:call=get_exchanges -11:call=get_fear_greed 18:call=get_fee_history 14:call=get_fees_overview
-30:call=get_first_prices -20:call=get_function_selector -88:call=get_gas_overview 24:call=get_global_stats -17:call=get_goplus_supported_chains 40:call=get_hacks 55:call=get_jup_quote
-13:call=get_kalshi_exchange_status 61:call=get_logs 34:call=get_multi_tokens -10:call=get_networks 18:call=get_nft_market_chart -14:call=get_nft_markets 29:call=get_nft_tickers -15:call=get_nfts
28:call=get_open_interest_overview -12:call=get_options_overview 42:call=get_perp_funding_history 13:call=get_perp_markets 23:call=get_perp_open_orders -10:call=get_perp_orderbook
20:call=get_polymarket_closed_positions 11:call=get_polymarket_event 39:call=get_polymarket_leaderboard 19:call=get_pool_ohlcv 34:call=get_price_chart 52:call=get_price_percentage_change
17:call=get_protocol_fees -11:call=get_protocol_tvl 12:call=get_recently_updated_tokens -21:call=get_sol_priority_fees -17:call=get_sol_transaction -36:call=get_stablecoin
40:call=get_stablecoin_charts_global -21:call=get_stablecoins 47:call=get_storage_at -23:call=get_sui_token_security -12:call=get_supported_currencies 25:call=get_token_lock_info
24:call=get_token_price -15:call=get_token_profiles -24:call=get_treasuries -12:call=get_treasury_transaction_history -30:call=get_trending -20:call=get_trending_pools -14:call=get_wallet_approvals
27:call=get_wallet_defi_positions -12:call=get_wallet_overview -18:call=get_wallet_portfolio 17:call=get_wallet_swaps 21:call=get_wallet_token_balances 44:call=get_wallet_token_transfers
-36:call=get_yield_pools 16:call=hash_keccak256 11:call=list_evm_chains 11:call=list_kalshi_markets -15:call=list_pyth_feeds -14:call=look_up_token 13:call=lookup_ens -10:call=resolve_ens
-11:call=resolve_entity 50:call=search_chain -35:call=search_dex_pairs -22:call=search_polymarket -12:call=search_pools 20:call=search_solana_assets 40:call=verify_message 30:calldata 29:calldata+for
-59:calls=1 -66:calls=2 -14:calls=3 11:can 13:can+_ 25:can+trad 23:can+you 56:candl -16:candl+, -10:candl+for 21:candl+of 13:candl+on -14:candl+that 91:cap 25:cap+$ -14:cap+and 24:cap+of 22:cap+rank
41:cap+volume -12:capitalisación -12:capitalisación+, 14:cash 21:cash+out 27:category+i -61:category=defi_protocol -40:category=market_data -77:category=network_infrastructure
-36:category=nft_analytics -38:category=onchain_dex -57:category=portfolio_wallet -66:category=prediction_markets -76:category=search_discovery -55:category=security_risk -24:category=token_contract
-13:cent 15:certain 11:certain+date -11:chain+. 13:chain+at 12:chain+say 21:chain+that 23:chance 16:chance+? 14:chang 16:chang+the -18:change 14:chart 36:cheapest 21:cheapest+, 14:cheapest+_
12:cheapest+of -41:check+that 24:check+the 26:circulat 26:circulat+supp -17:circulation -12:circulation+on -24:cit -17:cit+a -39:claim -17:claim+_ -10:claim+an -17:claim+of -16:click -15:click+$
-55:coin 39:coin+$ -13:coin+, -23:coin+by -27:coin+exist -22:coin+first -26:coin+gain 23:coin+in -48:coin+lost 21:coin+on -12:coin+worth -23:coinId<coin -41:coinId<fiat 16:coinId<series
-40:coinId<time -33:coinSymbol<chain 32:coinSymbol<coin 110:coinSymbol<exchange -68:coinSymbol<name 110:coinSymbol<protocol -37:coinSymbol<series 28:coinSymbol<time -50:coingecko 14:coingecko+?
61:collection -24:collection+_ -10:collection+by 29:collection+cheapest 13:collection+floor 29:collection+on 18:collection+stat 32:collection<chain 78:collection<coin -63:collection<collection
12:collection<fiat 41:collection<name -10:collection<quoted 37:collection<series 23:collector 23:collector+. -27:com+back 34:com+out 70:company 33:company+. 27:company+i 11:compare 27:compare+it
22:competitor 19:competitor+put -13:compil -13:compil+wa -12:complain -13:complain+get 23:confirm+that 21:contract -12:contract+addres -57:convert -53:convert+_ 18:copy+on 33:cost -11:cost+, 38:cost+?
11:cost+on 26:could 23:could+buy 11:could+you 39:count 29:count+and -19:cousin -24:cousin+put -14:crash -14:crash+thi 16:create 22:create+? 25:create2 27:create2+addres -49:crypto -33:currency
-17:currency+of -39:current -85:current+_ 38:current+pric -11:cut+in 27:cut+off -15:cutoff -15:cutoff+i -37:d -23:d+like -15:d+rath -13:dao 11:dao+hold -11:dao+worth 16:dat 44:data 41:data+.
20:data+to 11:date+$ -60:day -38:day+, -13:day+. -14:day+behind -13:day+old 18:day+which -11:day<chain -20:day<coin -10:day<series -20:day<time 42:days<chain 64:days<coin -20:days<collection
-12:days<evmAddress -35:days<exchange 30:days<fiat 64:days<series -22:days<time -16:deal -15:deal+with -20:decemb 10:decentralis 18:decentralis+exchang 14:decimal+, -16:decimal+how 17:deep 16:deep+i
18:deepest+of -24:defi -29:defillama 36:deploy 21:deploy+with 17:deployment 13:deployment+there 23:deposit 25:deposit+_ -10:derivativ+exchang 18:derivativ+platform 15:dev 13:dev+of -21:develop -34:dex
-17:dex+any -12:dex+on -14:dex+pool 32:dex+run 26:dexscreen+? -15:dexscreen+for 52:did 17:did+_ 32:did+i 45:did+the -15:did+tvl 11:diff 13:diff+from 14:different 17:different+network -10:digest
39:do+i 12:do+the 17:do+they -54:do+you -51:doe+_ 15:doe+a 31:doe+he -17:doe+it 11:doe+our 18:doe+pyth 38:doe+the -10:domain+_ 30:done 35:done+bett -27:down 12:down+a -12:down+by -15:down+since
13:download 13:download+source 12:dump+_ -10:e -58:each -12:each+chain -17:each+claim -11:each+kind -10:each+of 19:earn 32:earn+the -43:election -48:election+with 14:elsewhere 14:elsewhere+? 20:employ
15:employ+$ -22:en -13:en+_ 38:encode 41:encode+_ -14:endpoint -15:endpoint+of 16:enough 19:enough+liquidity -17:ens<ens 19:ent 19:ent+? 14:even+$ 24:ever 19:ever+for 24:every+hop 16:everyone
19:everyone+farm -10:evm -20:exact+tool -32:exchang -14:exchang+by 15:exchang+have 43:exchange 12:exchange+_ 15:exchange+turn 19:exchange+where -40:exchange<coin -12:exchange<count
-45:exchange<exchange -28:exchange<pair -10:exchange<series 22:exchangeId<chain 36:exchangeId<coin 35:exchangeId<count -48:exchangeId<exchange 37:exchangeId<fiat -29:exchangeId<protocol
37:exchangeId<series -34:exist -31:exist+$ 42:exploit 41:exploit+$ 47:explor -22:explor+, -13:explor+for 82:explor+of 25:factory 25:factory+_ 22:far 18:far+apart 18:farm 19:farm+$ -12:favor
-12:favor+$ 19:fee -11:fee+? 14:fee+_ 17:fee+did 21:fee+of 40:fee+on -14:fee+paid 18:fee+v -15:feed 16:feed+for 19:feed+id -15:fiat<chain -32:fiat<coin -45:fiat<fiat 39:fiat<number -24:fiat<time
-14:field 33:field=0 32:field=1 22:field=2 -51:field=3 -11:figur -21:figure -24:figure+for -10:filt -21:find 14:find+me -14:find+trad -26:finish -21:finish+task 23:firm 23:firm+own -46:first
11:first+, -14:first+? -12:first+handful -10:first+one -31:floor -42:floor+$ -10:floor+, -17:floor+go -18:floor+pric -16:follow 41:for -13:for+$ 29:for+_ 23:for+at -11:for+each -27:for+get 23:for+how
-16:for+itself 53:for+me 35:for+my -19:for+nft -27:for+our 29:for+that 50:for+the 20:for+these -18:for+token -20:for+wallet -18:forward -13:forward+that 14:free+$ -23:fresh -17:fresh+wallet 28:friend
18:friend+lik 34:from 25:from+a -15:from+it 13:from+that 24:from+the 22:front 25:front+. -13:function 76:fund 40:fund+_ 13:fund+for -11:fund+on 26:fund+paid -22:futur -37:ga -24:ga+price 26:ga+used
11:ga+will 31:gain+since -27:gain+the 24:gallery 23:gallery+lent -17:gave -22:gave+me -49:get -101:get+_ 36:get+hack 22:get+into 60:getlog 63:getlog+for 10:gett 15:gett+liquidat -14:giv+candl
16:giv+it 32:give -11:give+me 31:give+on -25:go -25:go+and 15:go+sleep -11:go+up -11:goe+for 25:goe+out 29:gone 30:gone+up -19:got 19:governance 18:governance+token -12:grand -12:grand+por 33:ha
22:ha+, -28:ha+_ 19:ha+any -10:ha+been 34:ha+done 20:ha+her -16:ha+more 21:ha+our 11:ha+sent 23:ha+she 18:ha+the 54:hack 24:hack+and 36:hack+before 14:had -10:handful -12:handful+. 12:happen 11:hash
-11:hash+of -26:hash<chain -36:hash<evmHash -36:hash<hex -15:hash<series 27:have -13:have+$ 12:have+a 16:have+an -12:have+some 20:have+they 67:he 16:he+ha 27:he+own -18:height -15:height+i 30:her
20:her+own -25:here -20:here+for 43:hex<evmAddress -11:hex<evmHash -59:hex<hex 16:hi -23:hi+saving 19:hi+wallet 12:high 16:high+chance -62:highest -23:highest+fee -31:highest+floor -15:history
-35:history+$ 25:history+, 13:history+? -22:history+lesson 55:hold -13:hold+, 35:hold+count 20:hold+it 29:hold+the -25:hold+up -29:holder+and -30:holder<holder 13:honeypot 13:honeypot+or 24:hop
24:hop+. -25:hour -13:hour+$ -11:hour+, 19:how+deep -20:how+did 15:how+far -11:how+ha 19:how+i -52:how+large -18:how+many 28:how+much -39:how+scar 35:i -76:i+_ 21:i+a -15:i+before 54:i+bought
21:i+bridg 30:i+burn -23:i+call -19:i+can -17:i+click 26:i+cut -44:i+d 26:i+get 15:i+gett 15:i+go 59:i+have 22:i+hi 45:i+hold 10:i+in -12:i+inherit 22:i+it 18:i+know 20:i+left 19:i+like -10:i+ll
-24:i+m 14:i+made 27:i+mean -10:i+most 64:i+my -14:i+need 17:i+not 25:i+paid 20:i+pay -15:i+post -25:i+publish 12:i+stake 31:i+start -11:i+suspect -23:i+that -32:i+there 30:i+thi 15:i+think
-17:i+unalter 36:i+use 33:i+used 28:i+wa -18:i+wire 12:i+wrote -45:id 20:id+$ -20:id+, 18:id+do -15:id+of 23:impact 24:impact+and 17:in -10:in+$ 22:in+? -40:in+a -16:in+circulation 17:in+coingecko
-17:in+decemb -18:in+fee 23:in+for 24:in+front 24:in+hi 19:in+it -36:in+line 34:in+my -17:in+percent 25:in+sat 37:in+that 38:in+the -11:in+them 14:in+volume -12:inherit -12:inherit+_ -24:input
33:insurance 33:insurance+valuation 31:interest 14:interest+$ -11:interest+at 12:interest+of 35:interest+please 10:into+the -12:irrespective -12:irrespective+of 13:issu 45:it 20:it+$ 68:it+?
12:it+addres -17:it+at 18:it+balance 16:it+call 15:it+chang -17:it+check 17:it+for -22:it+go 43:it+ha 17:it+have 49:it+i 16:it+in 23:it+pay -25:it+receipt -26:it+rest 45:it+return -14:it+since
-22:it+stay 15:it+the -16:it+trade 15:it+unlimit 38:it+up 33:it+with -14:it+wrong -13:itself -14:itself+keep 17:itself+kept -10:itself+out 20:journalist 20:journalist+from 12:json 12:json+schema
-18:just 43:keep+nam 15:kept 17:kept+, -10:kind -11:kind+goe 51:know 33:know+$ 20:know+, 16:know+the -11:know+what 88:l2 25:l2+$ 25:l2+, 19:l2+everyone -12:la+_ -53:lamport -58:lamport+to -15:land
-48:large -52:large+i 17:largest+first -26:late -11:late+$ -11:latest 25:launch 17:launch+on 74:lead=-1 97:lead=-2 96:lead=-3 -17:lead=0 -29:lead=1 -47:lead=2 -57:lead=3 -32:leaderboard
-30:leaderboard+$ -19:least -11:least+each -19:ledg -16:ledg+show 34:left -18:left+at 23:left+in 21:left+out -27:left=bitcoinAddress -12:left=bitcoinHash -20:left=block -51:left=chain -31:left=coin
-51:left=collection -38:left=count -42:left=ens -20:left=evmAddress -28:left=exchange -35:left=fiat -45:left=hex -27:left=holder -22:left=maybeChain -23:left=moveType -67:left=namesake -46:left=number
-32:left=pair -28:left=protocol -53:left=quoted -32:left=series -39:left=signature -62:left=solanaAddress -16:left=solanaSignature -40:left=step -51:left=ticker -47:left=time -24:left=unit
-21:left=url -69:left=venue 24:lend 34:lend+market -15:lend+yield 23:lent 23:lent+work -22:lesson -22:lesson+for 17:level 13:leverage 15:leverage+wa 18:lik 18:lik+$ -26:like -45:like+$ 22:like+,
-16:like+to -37:line -36:line+$ -20:link+_ 26:link+i 13:liquidat 16:liquidat+on 13:liquidator 13:liquidator+of 12:liquidity -21:liquidity+, 16:liquidity+? 17:liquidity+to -31:list -17:list+?
14:list+all 17:list+company -18:list+the -24:list+token -16:ll -12:ll+write 30:llamaCoin<chain 32:llamaCoin<coin -14:llamaCoin<protocol -26:llamaCoin<series 34:llamaCoin<step -24:llamaCoin<time
-28:lock -34:log -26:log+and -14:lol -11:lol+. -16:look -18:look+at -10:look+for 39:look+it -45:look+like 21:look+wheth -68:looks-up=0 89:looks-up=1 25:lost+deposit -50:lost+most 20:lost+since
16:lowest 23:lowest+price 19:lp -24:m -22:m+new 33:made 16:made+account 13:made+on 20:man 21:man+on -27:mandatory -27:mandatory+for -18:many -26:many+coin 23:many+hold -36:many+oth -16:many+owner
26:many+percent -25:many+unit -16:many+whole -26:market -44:market+$ 65:market+cap 23:market+i -46:market+on -50:market+today 16:market+we -14:market<count 13:market<number -17:market<quoted
-50:market<ticker -17:market<venue 11:may 13:may+diff 18:maybe 16:maybe+it 20:me 53:me+$ -24:me+_ -12:me+a 20:me+and 47:me+calldata -17:me+it -12:me+the -14:me+thi -22:me+to 31:me+what 30:mean
14:mean+the 18:mean+where 32:member 27:member+of -14:memo -13:memo+. -48:mempool -45:mempool+look 20:midpoint+? -10:midpoint+of -19:min 29:mine 20:mine+still -18:mint -13:mint+addres -11:mint+more
13:moment 11:moment+, -11:moment+? 10:moment+on 21:money+i -10:morali -27:more -16:more+rid -11:more+than 18:more+today 12:morn+. -13:morn+wa -77:most -55:most+_ 44:most+fee -30:most+in 25:most+of
-15:most+open -14:most+revenue -12:most+stablecoin 31:mov 18:mov+it -29:move -13:move+_ -23:moveType<moveType 28:much 24:much+$ -26:much+_ 41:much+com -18:much+did 11:much+ga 21:much+have -27:much+of
28:much+over -26:much+value 15:much+volume -23:must -23:must+i 89:my 55:my+_ -21:my+answ -38:my+bos 20:my+broth 15:my+coin 24:my+company -18:my+cousin 20:my+employ 27:my+factory -21:my+finish
20:my+friend -11:my+multisig -11:my+neighbour 43:my+pm -25:my+result -15:my+son -22:my+student -27:my+tax 12:my+tenant 15:my+tx 19:my+wallet 31:my+wife -12:má -12:má+grand 20:nam 23:nam+$ 46:name
21:name+, 16:name+? 14:name+still 69:named=false -13:named=true -22:native -17:native+currency -16:need -16:need+_ -29:need+a 38:need+current -32:need=address 37:need=amount -20:need=anyAddress
-28:need=anything -26:need=bitcoinAddress 37:need=block -24:need=coinId 32:need=coinSymbol 37:need=collection -20:need=day -13:need=days -17:need=ens -45:need=exchange -36:need=hash -60:need=hex
-30:need=holder 20:need=llamaCoin -54:need=market -23:need=moveType -56:need=other -37:need=pair -21:need=protocol -54:need=query -58:need=signature -39:need=solanaAddress -21:need=solanaSignature
-39:need=time -16:need=types -11:need=unit -33:need=url -37:need=venue -76:needs=0 -57:needs=1 -30:needs=2 -22:needs=3 -11:neighbour -12:neighbour+hold 10:network+, 16:network+. -14:network+_
15:network+of 11:nev 24:new 26:new+_ 19:new+l2 -20:new+to 13:newest+first -51:next 23:next+contract -48:next+election -79:nft 20:nft+and -15:nft+collection 12:nft+cost -52:nft+floor -13:nft+gave
-20:nft+list -51:nft+market -39:nft+project -18:nft+ticket 10:no 24:no+$ 13:no+on -15:nonce -23:noon -22:noon+utc 15:not 21:not+there -10:now+, -14:now+? 22:now+and 12:now+on 15:nuk 15:nuk+$
-17:numb+of 16:numb+with -29:number -22:number+only -49:odd -48:odd+$ 43:of 32:of+$ -45:of+_ 48:of+a -24:of+all 18:of+both -12:of+chain -13:of+coin 22:of+contract -18:of+ga 24:of+mine 66:of+my
46:of+our -10:of+owner 25:of+pool -24:of+protocol 52:of+that 113:of+the 31:of+these 20:of+today -21:of+your 18:off 27:off+in 20:office 16:office+. -53:ohlcv -14:ohlcv+giv -23:ohlcv+parameter -11:ok
-19:old -13:old+! 23:on -20:on+$ 15:on+, 19:on+an 25:on+average -11:on+chain -16:on+coingecko 17:on+dexscreen 17:on+different 56:on+it 24:on+no 22:on+our -15:on+poly 19:on+that 75:on+the 14:on+thi
-13:onchain 66:one -13:one+$ 20:one+, -18:one+_ -12:one+are 23:one+could 44:one+ha 21:one+left -18:one+must 44:one+my 21:one+on 36:one+or 18:one+rose 24:one+that 13:one+wallet 26:only -25:only+_
45:only+for 17:only+know 28:open 27:open+$ 17:open+in 28:open+interest -43:open-own=0 -25:open-own=1 17:open-own=2 28:open-own=3 82:open-own=4 -43:open=false 86:open=true -15:operat -13:operat+thi
-16:operator -14:operator+it -69:option -55:option+volume 23:or+_ -10:or+blacklist -20:or+down 14:or+elsewhere -15:or+lend 24:or+no 12:order 20:order+of 19:orderbook 16:orderbook+ye 63:oth
13:oth+chain 86:oth+one -36:oth+wait -41:other<coin 74:our 27:our+_ 19:our+competitor 23:our+gallery 18:our+governance -17:our+ledg -26:our+show -18:our+support 16:our+treasury 92:out 13:out+,
19:out+. 39:out+for 23:out+from -10:out+of 22:out+the -12:outcome+token 17:outgo 13:outgo+_ 14:over+in -11:over+thi 21:over+time -55:overall -52:overall+$ 34:own 25:own+? 20:own+account 23:own+by
-11:own+token -82:own=0 -18:own=1 24:own=3 33:own=4 -19:owner -13:owner+and 48:paid 29:paid+$ -10:paid+dexscreen 16:paid+in 14:paid+on 20:paid+u 24:pair 24:pair+_ 10:pair+at -20:pair+for -17:pair+on
-37:pair<coin -12:pair<count -37:pair<exchange -28:pair<pair 11:pap+wallet -24:param -27:param+are -23:parameter -23:parameter+schema -15:paste -11:paste+in 23:paus 25:paus+by 11:pay 14:pay+_
23:pay+for -11:pay+in -14:pay+more 11:pay+on 13:payment+from -20:people 32:per 21:per+chain 27:per+vbyte -16:percent+$ 29:percent+ha -10:period -34:perp -20:perp+$ -12:perp+from 26:perp+there
-61:pippin -23:pippin+on -17:pippin+where 35:pl 19:pl+$ 13:plain 22:plain+create 33:platform 18:platform+my 13:platform+where 37:please 41:please+$ 38:please+, -19:please+? 24:please+price
-17:please+tell -32:plu -26:plu+what 43:pm 43:pm+keep -20:point -15:poly -16:poly+in -10:pool -24:pool+$ 19:pool+? -52:pool+_ 13:pool+on -16:pool+that 18:pool+trade -25:popup -25:popup+show -12:por
-12:por+capitalisación -12:por+favor -17:post -17:post+it -51:present -25:present+$ -13:present+? -11:pric -18:pric+? 39:pric+for -15:pric+in 22:price -27:price+$ -13:price+, -13:price+? -11:price+_
-13:price+all 22:price+and 41:price+cap 20:price+ever -13:price+for 24:price+impact -22:price+of 13:price+on 23:price+one -13:price+please -13:price+you -11:primary -12:prio -12:prio+fee
12:probability -16:profile 22:profit 20:profit+? 17:project 36:project+get 17:project+itself -38:project+with -19:protocol+$ -12:protocol+by 35:protocol+earn 27:protocol+hack -10:protocol+itself
-23:protocol+with 15:protocol<coin 20:protocol<name -51:protocol<protocol 25:protocol<series 34:protocol<time -27:public -20:public+rpc -30:publish -25:publish+check 34:pull 25:pull+_ 36:put 21:put+_
-23:put+hi 19:put+on -29:px -29:px+$ -22:pyth 17:pyth+have 36:query 37:query+the -43:query<coin 28:query<protocol 17:question 17:question+user -18:queue -18:queue+ask -19:quot -13:quot+in 19:quote
14:quote+for -26:rais -25:rais+above 29:rank -14:rank+$ 26:rank+by 24:rank+for -14:rate -14:rate+? -21:rate+_ 31:rate+of -17:rath -15:rath+know 16:raw+numb 19:read 50:read+storage 44:real -14:real+_
-14:real+crash 21:real+liquidity 44:real+sign -58:receipt -33:receipt+_ -18:receipt+i -32:receipt+of -51:recent -25:recent+rais 11:rent 12:rent+on 10:report 19:report+a 20:rest+? -27:rest+on
-45:result -21:result+against -25:result+hold 31:return 39:return+$ -34:revenue -14:revenue+$ 15:revert 18:revert+data -17:review -13:review+_ -16:rid -16:rid+on -40:right -39:right+now -20:rn 18:rose
18:rose+more 33:rout 32:rout+i 26:route 25:route+for -15:rpc -19:rpc+, -20:rugcheck 44:run 20:run+_ 35:run+there -19:run+thi 47:safe 19:safe+? 25:safe+on 21:sat 27:sat+per 31:sav 31:sav+$ -18:saving
-23:saving+in 12:say+? -18:say+_ -17:scam -19:scam+site -41:scar -39:scar+i -20:schema -28:search+_ -17:search+for 18:search+on 42:search+the 11:see+wheth 15:seem 16:seem+to -12:selector -27:send
31:sent 26:sent+i -17:sent+me 11:sent+the 25:service 25:service+where 30:sery 21:sery+and -17:sett -18:sett+up 22:several 17:several+on -11:shar 21:share 21:share+of 45:she 20:she+cash 20:she+won
16:sheet 19:sheet+_ 19:should 38:should+know -35:show -26:show+$ -20:show+_ -26:show+me -13:show+the -25:show+thi 15:side 16:side+_ 43:sig 45:sig+_ 57:sign 40:sign+it -58:signature<signature
13:simple+transf 43:since 20:since+? 59:since+i -10:since+the -27:since+when 25:sit+lost -29:sit+on -31:site -19:site+? -14:site+ask 15:sleep 15:sleep+now -24:slide+of -19:slot 50:slot+_ -69:slot+time
-18:snapshot -15:snapshot+vote -13:so -29:solanaAddress<chain 58:solanaAddress<coin 55:solanaAddress<number 26:solanaAddress<protocol -67:solanaAddress<solanaAddress
-21:solanaSignature<solanaSignature -16:solidity -13:solidity+source -58:some 13:some+bad -15:some+site -46:some+tool -11:somebody -11:someone -18:someone+sent -10:someth -15:son -20:son+told
13:source+_ -13:source+and -14:spread -12:spread+$ -17:stabl 32:stable 25:stable+from -31:stablecoin -10:stablecoin+by 32:stablecoin+do -16:stablecoin+market -12:stablecoin+má -11:stablecoin+on
-10:stablecoin+per 25:stablecoin+there -15:stak+or -14:stak+rate 25:stak+service 11:stake 13:stake+have 13:start 31:start+sav -19:start+with 20:stat 18:stat+_ -23:stay -22:stay+at 35:step<exchange
-50:step<name 36:step<protocol 65:still 14:still+free 27:still+in -11:still+mint 17:still+pull 21:still+rest 12:still+there 20:stock 24:stock+my 56:storage 55:storage+slot 30:strange=0 -50:strange=2
12:strange=3 -62:strangers=0 -17:strangers=1 23:strik 20:strik+are -10:stuck -36:stuck+? 34:stuck+tx -23:student -22:student+, -85:subject=false -52:subject=true 29:supp+, -24:supp+of -21:support
-18:support+queue -14:suspect 18:swapp 19:swapp+by 11:swear 12:swear+that -14:switch -15:switch+to 18:t 20:t+tell 17:take 25:take+the -35:takes=0 -72:takes=1 -54:takes=2 -45:takes=3 -59:takes=4
11:talk 24:talk+about -12:talk+of -22:task -21:task+result -29:tax -22:tax+advis 27:tell 20:tell+$ -13:tell+the -12:tell+whoev 12:tenant 12:tenant+swear 19:text 20:text+please -19:th -18:th+my
-11:than -11:than+_ 88:that -27:that+? 66:that+_ 52:that+afternoon -29:that+are -27:that+be 22:that+category -17:that+each 15:that+he -22:that+list -26:that+my 25:that+name 12:that+on 43:that+oth
32:that+rout 82:that+time -14:that+to 11:that+trad -20:that+trade 21:that+we 42:the -34:the+_ 27:the+ad 20:the+addres -14:the+amount -13:the+big -20:the+biggest 65:the+block 33:the+bridge -18:the+call
-11:the+calldata 60:the+chain 21:the+coin 84:the+collection 27:the+create2 -16:the+day 13:the+deployment 17:the+derivativ -21:the+dex -13:the+exact 43:the+exchange 42:the+exploit 69:the+explor
-23:the+fee 19:the+feed 26:the+firm -18:the+first 18:the+fund -11:the+ga 16:the+high -73:the+highest -18:the+id -15:the+input 12:the+json 24:the+l2 -30:the+leaderboard -11:the+least 42:the+lend
23:the+link -21:the+liquidity -23:the+list 16:the+lowest -26:the+market -47:the+mempool 26:the+moment 22:the+money -36:the+most 25:the+name -15:the+native 16:the+network 24:the+new -42:the+next
-47:the+nft 16:the+office 42:the+one -14:the+operator 49:the+oth 48:the+pair 13:the+platform 38:the+pool -13:the+price 11:the+probability 26:the+project 19:the+protocol -33:the+receipt 12:the+rent
29:the+sery -24:the+slide 22:the+stablecoin 27:the+stak 23:the+stock -12:the+talk -21:the+th 16:the+tick 21:the+token 22:the+tx 13:the+unlock 41:the+vault 21:the+venue -12:the+verify -13:the+very
36:the+view 38:the+week -20:the+whole 21:the+will -34:their 24:their+_ -47:their+odd 16:them+? -15:then 89:there 68:there+$ 48:there+, 17:there+. -15:there+a 18:there+also 18:there+enough 11:there+i
13:there+may 17:there+seem -20:there+some 40:these 30:these+i 20:these+nft 38:they -21:they+? 18:they+by 19:they+cost 20:they+lost 25:they+paid 51:thi -15:thi+$ -17:thi+_ -20:thi+account -22:thi+and
15:thi+artist -14:thi+autumn -29:thi+blob -17:thi+hour -12:thi+moment 14:thi+network 33:thi+one 12:thi+pool 30:thi+protocol 12:think -17:through 26:tick 17:tick+, -18:ticket -18:ticket+, 27:time
32:time+$ 20:time+of -22:time<chain -21:time<coin -13:time<series -39:time<time -30:to+_ 25:to+a 16:to+be -10:to+claim -13:to+complain 15:to+dump 19:to+ent 21:to+launch -21:to+look -15:to+network
-11:to+paste 17:to+put 12:to+see -15:to+switch 20:to+text 32:to+that -21:to+thi -13:to+whoev -19:today -17:togeth 26:token 51:token+, -24:token+approval -15:token+at -27:token+call 23:token+of
-11:token+unlock 19:token+were 12:token+with -17:token+would 21:told+of -11:too -134:tool -27:tool+for -11:tool+get -20:tool+here -20:tool+nam -35:tool+nft -24:tool+that -19:top -37:topic -11:topic+_
-27:topic+for 35:topic0 -22:topic0+of 63:topic0+transf -26:total 20:total+and 49:trad 10:trad+above 32:trad+at 22:trad+be 43:trad+of -12:trad+pair -13:trad+volume -19:trade+? -27:trade+_ 20:trade+a
25:trade+at -22:trade+on 18:trade+our -50:trader -50:trader+on 27:transaction -11:transaction+are 27:transaction+in 88:transf 63:transf+, 25:transf+cost 54:transfer 49:transfer+on 26:treasury
26:treasury+worth -14:trend -16:trust -11:trust+score -10:turnov 52:tvl -12:tvl+$ -12:tvl+, -11:tvl+? -16:tvl+_ 84:tvl+at 20:tvl+of -15:tvl+on 10:two 20:two+dat 25:tx 56:tx+$ -10:tx+_ 23:tx+i -12:typ
-10:typ+_ -12:type -16:types<hex 13:u 19:u+. -17:unalter -17:unalter+. -13:und -13:und+_ -47:unit -25:unit+? -15:unit+of -11:unit<number -27:unit<unit 16:unlimit+$ 13:unlock+_ -25:up -12:up+? -17:up+a
-25:up+against 29:up+on -20:up+or 29:up+since -12:up+the -33:url<url 34:use 36:use+, 36:used -13:used+. 32:used+_ 26:used+and 17:user+fee -29:utc -22:utc+. 67:v 14:v+. -23:v+_ 43:v+that 26:v+what
-21:validate -21:validate+my 32:valuation 25:valuation+. -43:value -26:value+sit 48:vault 10:vault+, 36:vault+project 27:vbyte 27:vbyte+$ 16:venu+giv 12:venue 19:venue+report -12:venue<count
-20:venue<ticker -17:venue<venue 37:verification 38:verification+of 22:verify+by -11:verify+solidity -12:versu -20:very -22:very+first 28:view 44:view+on -13:volume+$ 14:volume+_ 28:volume+in
32:volume+of -57:volume+overall -14:vote -15:vote+cutoff 44:wa 15:wa+20x -19:wa+_ -13:wa+a 21:wa+highest -19:wa+it 26:wa+open 27:wa+sent -13:wa+that 25:wa+thi -13:wa+used -44:wait -36:wait+in
50:wallet -18:wallet+for 13:wallet+from -20:wallet+nft 54:wallet+on 19:wallet+paid -25:wallet+popup -15:wallet+to -47:want+the 19:want+to 70:we 16:we+all 15:we+are 34:week 41:week+around 19:were+swapp
-28:what+_ 32:what+allowance -29:what+block -12:what+coin 11:what+collection -32:what+com 19:what+cost 45:what+did 19:what+fee -15:what+ha 38:what+it -14:what+one 20:what+profit 42:what+rank
24:what+share -14:what+that 26:what+the 27:what+their 24:what+they -28:what+wa 21:what+will -11:whatev 30:when -21:when+i 22:when+the 27:when+wa -43:where+doe 37:where+i 23:where+my -23:where+the
30:wheth 21:wheth+it 11:wheth+the -25:which -10:which+0x -25:which+are 20:which+bet -66:which+coin -13:which+compil 25:which+decentralis 28:which+dex -15:which+endpoint 22:which+i -11:which+network
34:which+of 12:which+one -27:which+param 18:which+pool 43:which+protocol 20:which+strik -16:who -35:who+are -19:who+ha -31:whoev -13:whoev+operat -21:whoev+run -38:whole -13:whole+token 77:whole-own=0
76:whole-own=1 25:whole-own=2 -14:whole-own=4 -37:why -29:why+my 31:wife 20:wife+ha 63:will 22:will+be 26:will+wa -18:wire -49:with -39:with+_ 22:with+plain -10:with+stak 22:with+that -65:with+the
-49:with+their 18:with+what 26:without 19:without+mov 15:without+nuk 18:won 16:won+t -24:words=0 63:words=1 35:words=2 46:words=3 19:words=4 17:words=5 -20:words=6 55:work 22:work+out 23:work+to
41:worth 30:worth+$ -11:worth+, -13:worth+on -12:worth+that 26:worth+v -40:would -29:would+that -19:write -12:write+up -19:wrong -14:wrong+data 11:wrote 12:wrote+down 31:ye 16:ye+side -12:year
-15:yield+, -24:you -13:you+gave -42:you+have 17:you+look 27:you+work -35:your -15:your+deal -14:your+get`,
  ours: `-36:!+$ 11:,+10x 72:,+_ -45:,+and -13:,+biggest 11:,+burnt 20:,+can 15:,+could -13:,+dox -11:,+each -18:,+entry -12:,+explain 25:,+for -14:,+friend -18:,+hash -12:,+have 20:,+he -16:,+how -11:,+i
22:,+in -22:,+it 13:,+launch -64:,+long -12:,+millisecond -18:,+native -30:,+now 13:,+on -12:,+please -20:,+sat -14:,+simple -18:,+slot 11:,+social 17:,+sold -12:,+spearmint 20:,+tell 49:,+the
13:,+there 12:,+trap -14:,+trezor 11:,+true 11:,+vol 11:,+want 19:,+what 24:,+where -36:,+which 21:,+who -32:,+win 16:,+with -36:,+write -11:,+year -30:,+you -19:.+$ 35:.+_ 12:.+add 11:.+any
19:.+before 14:.+could 26:.+how 35:.+i 14:.+it -16:.+liquidation 12:.+one -11:.+py 43:.+what -10:.+would 11:0x -21:10x -19:10x+before 11:10x+long -13:10x+until 15:1h 15:1h+_ -12:20x -16:20x+to
-31:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-31:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a+$
-23:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x
-23:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x+$ -18:4h -18:4h+buy -15:4x -15:4x+on -16:5x -16:5x+on -11:80 -11:80+italian -30:<bitcoinHash>
30:<block> 78:<chain> -18:<coin> -91:<collection> -28:<commodity> 28:<count> -28:<ens> -22:<evmAddress> -35:<evmHash> -27:<exchange> 61:<fiat> -22:<hex> -59:<holder> -160:<name> 46:<namesake>
-76:<number> -96:<pair> 27:<protocol> 25:<series> 40:<signature> -64:<solanaAddress> 58:<step> 14:<ticker> -15:<time> 52:<unit> -73:<url> 130:<venue> 22:?+$ 94:?+? 67:?+_ 62:?+i -13:?+if 32:?+it
-18:?+just 26:?+my 15:?+should 27:?+the 12:?+unknown 10:?+want 15:^+1h -43:^+_ 45:^+a -26:^+add
-17:^+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -36:^+am -53:^+apple -11:^+are -11:^+austrian -80:^+balance 30:^+best -19:^+betfair
-20:^+bid 14:^+buy 15:^+call -31:^+can -41:^+cancel 31:^+chart 12:^+cheapest 66:^+check -19:^+clas 32:^+compare 12:^+compute -20:^+concentrat 16:^+contract 11:^+correlation -21:^+could -17:^+create
-18:^+cure 23:^+dear 25:^+depth 11:^+dev 11:^+dexscreen 22:^+did 10:^+digital -51:^+do -27:^+draft 12:^+dust -19:^+everyone -33:^+explain 22:^+fee -11:^+fill -12:^+floor 23:^+for 14:^+fund
-11:^+github -19:^+google 13:^+got 11:^+guten 69:^+ha -17:^+hlp -14:^+how 42:^+i 16:^+identify 25:^+if -11:^+imp -15:^+insure -15:^+integral 20:^+keccak 17:^+keccak256 31:^+kind 22:^+l2 -10:^+last
-27:^+latest -12:^+ledg -21:^+lightn -46:^+liquidation -17:^+long -16:^+low 15:^+lp -23:^+make -29:^+manifold -11:^+market 11:^+mcap 11:^+me -20:^+median 11:^+metamask -23:^+mev 25:^+midpoint -51:^+my
30:^+need -12:^+net -17:^+next 42:^+on 11:^+only 13:^+option 21:^+ord -21:^+please 16:^+pnl -11:^+predictit -10:^+prepare -45:^+presale 43:^+price -17:^+probability 22:^+pull 11:^+purchas -29:^+put
10:^+quote 20:^+read -19:^+realis -19:^+refund -18:^+regist 26:^+reserve -19:^+rest -29:^+result 11:^+revenue -110:^+revoke -18:^+rsi 16:^+rug 25:^+rugcheck 13:^+safe 23:^+sat 22:^+search -40:^+should
47:^+show -16:^+sise 13:^+somebody 26:^+someone 11:^+spot 15:^+spread -13:^+src -17:^+stak 13:^+statu -11:^+stitch -11:^+take 18:^+tape -51:^+telegram -30:^+thank 11:^+that 14:^+they 13:^+thi 11:^+to
19:^+turn 28:^+tvl -38:^+twitt 11:^+und 23:^+volume 78:^+wa 11:^+wallet -11:^+web3 23:^+wer -13:^+western -15:^+what -45:^+when -59:^+where -14:^+wire
-15:^+xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8 21:^+évolution -32:_+$ -28:_+, -18:_+4h 15:_+? -108:_+_ -12:_+a -46:_+account
-45:_+addres -43:_+address 12:_+against -29:_+airdrop 26:_+all 14:_+already -20:_+are -15:_+bank 17:_+bet 14:_+book -14:_+bridge -12:_+btcusdt 15:_+by 20:_+byte 39:_+candl -13:_+challenge
10:_+character 11:_+chg 10:_+clos 17:_+close -13:_+com -23:_+cost -42:_+cut -30:_+dao 10:_+debate -14:_+decide 12:_+deep 31:_+deposit -14:_+diff -11:_+dispute 31:_+doe -15:_+e -13:_+earn
-23:_+eligible -12:_+etf -13:_+execut 14:_+expire 28:_+for -13:_+futur -12:_+gave 29:_+gestern 15:_+give -15:_+goe -45:_+governance -23:_+ha 14:_+had -49:_+have 13:_+how -33:_+into 11:_+item 14:_+land
-12:_+leave -24:_+ledg 13:_+level -11:_+liquidation -51:_+mempool -26:_+message -14:_+min 18:_+mkt -10:_+more -13:_+nam 56:_+name -12:_+net 35:_+nft -11:_+nominee -31:_+now 51:_+of -31:_+on -13:_+one
-11:_+open 25:_+or -31:_+ord 17:_+orderbook 14:_+outgo -13:_+over -10:_+perp 17:_+pl -15:_+place 24:_+please 11:_+podcast 11:_+position -12:_+post 46:_+price -21:_+primary -15:_+proposal 12:_+publish
15:_+quote -20:_+repo -20:_+revenue 20:_+rn -14:_+rollup 18:_+rows -11:_+send -21:_+show -11:_+slot -13:_+source -12:_+stake 21:_+still -11:_+the -41:_+tim -43:_+trad -40:_+transaction -16:_+transf
12:_+tx -21:_+upgrade 11:_+v -25:_+validator 23:_+von -13:_+wa -56:_+wallet 18:_+whale 11:_+when 15:_+winning -24:_+with -24:_+withdrawal -34:_+word -38:_+ye 15:_+yet -12:a+10x -86:a+_ 21:a+bug
26:a+certain 12:a+claim -17:a+co -12:a+cold -14:a+contract -15:a+custodian -10:a+firm 10:a+friend 11:a+gentleman -15:a+good 27:a+link -50:a+logo 20:a+long -12:a+mojito 26:a+new -21:a+nonce 11:a+of
23:a+on -12:a+phish -20:a+rug -11:a+side 12:a+sign -11:a+slim 12:a+slip -15:a+smart 31:a+str -21:a+talk -10:a+total 28:a+transf 12:a+typ -13:a+verify 17:a+word -11:a+year 11:abi 24:about+$
-17:about+it -14:abstraction -14:abstraction+wallet -11:account -13:account+$ -14:account+abstraction 21:account+drain -20:account+i 28:account+on -11:account+that -15:acros -11:acros+all -11:activity
-26:add+pippin 12:add+them -18:addr1q9exampleexampleexample -18:addr1q9exampleexampleexample+_
-22:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv
-14:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv+,
-26:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-17:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+how 49:addres 16:addres+$
-31:addres+44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-23:addres+48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x -16:addres+_
-22:addres+addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv 12:addres+balance 24:addres+doe -11:addres+dydx1abcd 12:addres+for 14:addres+mov
19:addres+stand -62:address -24:address+$ -18:address+on -19:address+right 13:address<evmAddress 11:address<hex 18:advis 10:advis+to -16:aft+them 20:against 21:against+_ 11:against+the
-15:against+theft -104:airdrop -19:airdrop+$ -65:airdrop+for -20:airdrop+with 23:aktuelle 23:aktuelle+_ 30:all -15:all+deriv -18:all+exchang -14:all+futur -27:all+my 22:all+the 19:all+time
-15:all+trad 29:all+überwiesen -22:allow -22:allow+to 11:allowance 40:already 12:already+$ -34:altcoin -12:altcoin+will 11:alway 11:alway+thi 48:am 15:amount 21:amount<coin 22:amount<number 51:an
-56:an+airdrop 11:an+article 27:an+encod 11:an+event 11:an+inventory -11:and 29:and+_ -16:and+a 13:and+by 11:and+cost -19:and+how -18:and+macd 23:and+my -11:and+needle 12:and+now -21:and+open
-13:and+predictit -14:and+proof -18:and+real 10:and+rpc -16:and+short -13:and+sit 11:and+symbol -21:and+the -25:and+volume -21:and+whose -20:and+why -13:announcement -14:announcement+for 12:annual
-13:anon -13:anon+dev 29:answ 26:answ+valid -10:answer 20:any 26:any+_ -20:any+airdrop -37:any+job 16:any+of 11:any+order 11:any+rest -19:anyAddress<chain -10:anyAddress<evmAddress
-21:anyAddress<namesake -18:anyAddress<series 13:anyth 17:anything<protocol 17:anywhere 14:anywhere+$ 21:ape 23:app -16:app+of -90:apple -33:apple+$ -53:apple+stock -124:approval 15:approval+ha
-53:approval+i -31:approval+my -17:approval+now -46:approval+on 13:approval+should -12:approval+that -13:apy+on -16:are+blob -29:are+in 11:are+inside 11:are+many 13:are+most 30:are+my -22:are+on
-15:are+people -11:are+stak -12:are+still 14:are+the -16:are+they 16:around 10:around+and -13:arrive -18:arrive+$ 13:article 10:article+how 15:artist 13:asap 13:asap+launch 37:ask 14:ask+at
-21:ask+for 11:at -54:at+_ -38:at+etherscan 11:at+least -17:at+my 23:at+the 25:ath 16:ath+i 17:audit -11:audit+_ 11:audit+their -15:auditor+in 16:aunt 22:aunt+death -11:austrian -11:austrian+consum
-15:average+salary -14:awarenes -14:awarenes+announcement 20:away 15:away+? -18:back+to 24:back+when -11:back+with 27:backer 27:backer+of 38:bag 16:bag+$ 11:bag+for 50:bal 53:bal+$ -11:balanc+$
16:balanc+on -70:balance -36:balance+and -97:balance+of 12:balance+utxo -26:bank -15:bank+fee -16:bank+say 11:barb 11:base 11:base+fee 11:basi 11:basi+i 60:be 16:be+_ 10:be+so -24:beacon
-21:beacon+chain 19:became 19:became+known 28:been 12:been+burn -10:been+stuck 33:before 17:before+i -17:beginn -10:beginn+? -30:behind -57:behind+_ 24:behind+the 12:belong 12:belong+to 14:below
-11:below+_ 16:below+ath -22:berlin -15:berlin+$ 67:besides=0 -37:besides=2 -22:besides=3 -20:best -18:best+! 28:best+bid 11:best+friend -16:best+hardware -15:best+time 29:bet -37:bet+_ 28:bet+stand
-24:betfair -17:betfair+lay 20:bett+_ -12:bett+to -14:between+proof 12:between+the 12:between+two 11:bid 14:bid+ask 22:big 11:big+i 16:bigg 16:bigg+than -20:biggest -12:biggest+first -21:biggest+lp
-25:bill -26:bitcoinHash<bitcoinHash 10:blacklist -16:blob -16:blob+and 25:block 23:block+$ -26:block+? -40:block+_ 18:block+numb 15:block+stood 11:block+wa 16:blockchain 21:blockchain+depui 17:blur
11:board -10:boil 49:book 22:book+, 12:book+. -15:book+_ -19:book+at -20:book+for -12:book+from -17:book+look 57:book+on 12:book+pl 14:book+there 11:bos 21:bot+$ -22:bot+profit 48:both 12:both+of
11:both+run 25:both+sid 44:bought 21:bought+$ 22:bought+_ -23:bought+our -14:bridge+clos 14:brok 17:brok+$ -13:broth+, 11:broth+both -12:btcusdt -12:btcusdt+book 14:buddy 13:buddy+put 21:bug 21:bug+$
-13:build+? 50:burn 20:burn+so 11:burnt -14:burnt+and 14:burnt+until 15:button 12:button+fail 12:buy+? -23:buy+_ -18:buy+or 11:buy+tax 26:by -14:by+_ -16:by+epoch 12:by+how 41:by+now -19:by+one
14:by+side -18:by+slot 12:by+the 16:byt 20:byte 15:byte+selector -20:bytecode -21:bytecode+i 63:call 11:call+_ 26:call+data 10:call+getrounddata -22:call-own=0 -22:call-own=1 -37:call-own=2
21:call-own=3 65:call-own=4 10:call=compute_create_address -19:call=get_btc_fees -26:call=get_btc_tx -10:call=get_derivatives_exchange -15:call=get_entities_list -19:call=get_first_prices
21:call=get_jup_quote -21:call=get_multi_pools -15:call=get_options_overview -17:call=get_orderbook 11:call=get_perp_open_orders 17:call=get_price_percentage_change 23:call=get_protocol_fees
-16:call=get_sol_account -13:call=get_token_balance -11:call=get_token_price -18:call=look_up_chain 11:call=search_chain 22:calldata 21:calldata+for 41:calls=1 -30:calls=2 -13:calory 29:came
14:came+in 11:came+into 15:can 10:can+it 15:can+the -44:can+u -10:can+you -41:cancel -41:cancel+the 47:candl 14:candl+from -13:cap+will -39:capacity -11:capacity+and -15:capacity+of -38:capital
-11:capital+gain -29:capital+of -27:car -26:car+we -22:cash -22:cash+balance -13:cat -14:cat+$ 17:category 13:category+i -55:category=network_infrastructure 13:category=nft_analytics
-26:category=portfolio_wallet 11:category=prediction_markets 12:category=search_discovery 16:category=security_risk 12:category=token_contract -13:cent+? 26:certain 13:certain+date 10:certain+lend
41:chain -11:chain+_ 10:chain+i 14:chain+id -13:challenge -13:challenge+period 35:chance -19:chancellor -17:chancellor+, 21:chang 11:chang+of 14:change 10:character 10:character+on 49:chart
11:chart+how -11:chart+it 13:cheap -16:cheap+aft 24:cheap+in 34:cheapest 13:cheapest+$ 16:cheapest+off 12:cheapest+one 94:check 11:check+it 54:check+my 11:chg 11:chg+, -19:china -19:china+$ -18:circle
-13:circle+freeze 11:circulat 56:claim 11:claim+own -19:clas -19:clas+hash 19:client 15:client+$ -14:climb -14:climb+the 16:clipboard 16:clipboard+$ -14:clos+to 42:close -12:close+, 29:close+at
12:close+i 23:close+to -17:co -17:co+sign 26:code 30:coin -21:coin+$ -11:coin+, 15:coin+? -17:coin+_ 10:coin+i 11:coin+my 21:coin+of -28:coin+on -18:coin+only 14:coinSymbol<exchange
14:coinSymbol<protocol 30:coingecko 21:coingecko+id -18:cold+$ 22:cold+storage 29:colleague 13:colleague+sent 10:collectibl 10:collectibl+in 39:collection 11:collection+, -30:collection+nodemonk
14:collection<coin -11:collection<collection 15:com+out 11:come -16:comment -15:comment+und -41:commit -23:commit+did -15:community -14:community+, 54:company -15:company+, 13:company+account
19:company+i 12:compar+to 48:compare 30:compare+it 18:competitor 11:complaint 14:compress 12:compress+$ -17:comput -17:comput+$ 12:compute 12:compute+the -19:concentrat -20:concentrat+liquidity
31:conf 31:conf+doe -14:conference+in 12:confirm 13:confirmation+doe 10:connect -11:consum -11:consum+price 12:contract -33:contract+$ -28:contract+at -15:contract+auditor 11:contract+call
11:contract+of -18:contract+on 10:contract+return -21:contract+whose -22:contributor -22:contributor+in 13:convert -11:convert+thi 14:convert+what 11:copy -10:copy+what -15:correct+the 11:correlation
11:correlation+or -11:cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g -11:cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g+$ 28:cost -25:cost+$ 12:cost+? 11:cost+basi 14:cost+when 29:could 21:count
21:counterparty 10:counterparty+addres -13:create -17:create+v -13:create2 -17:create2+, -13:credit -23:credit+score 10:credit+to -47:crypto -11:crypto+_ -28:crypto+gain -29:crypto+news
17:crypto+wallet -18:cure -18:cure+for -15:custodian -15:custodian+that -41:cut -39:cut+on 32:d 17:d+like 11:dangerou -55:dao -11:dao+$ -22:dao+pay -14:dao+vot 18:dapp 11:dapp+from 11:dat+and
12:dat+in -45:dat+of 51:data 25:data+for 12:data+i -17:date+$ 18:daught 12:daught+won -17:day+until 22:day+we 16:days<coin 11:days<series 11:days<time 21:de 21:de+la 23:dear 23:dear+_ 22:death
22:death+. 20:debate 10:debate+? -14:decide -14:decide+what 18:decimal 11:decimal+and -13:declare -13:declare+crypto 20:decode 12:deep+. -12:deep+? -13:defi -22:defi+lol -25:delegat -11:delegat+vote
-27:deliver -26:deliver+or 14:denot 33:deploy 65:deposit 12:deposit+? 31:deposit+have -17:deposit+how 13:deposit+i 19:depositor 19:depositor+withdraw 34:depth 17:depth+_ 10:depth+at 21:depui
21:depui+janvi 23:der 23:der+aktuelle -15:deriv -15:deriv+address -22:derivative -22:derivative+of 26:dev 12:dev+$ -13:dev+account 11:dev+say 44:dex 25:dexscreen 11:dexscreen+stat 71:did 40:did+_
20:did+bett 19:did+depositor -30:did+google 12:did+i 32:did+it -16:did+l2 -11:did+my 17:did+she 17:did+that 49:did+the -23:did+they -22:did+vitalik -25:did+we 23:diesem 23:diesem+_ -13:diff
-13:diff+from -20:difference -18:difference+between 14:different 20:digital 10:digital+collectibl -11:disposal 12:dispute+it -11:dispute+proces -63:do -29:do+, -13:do+10x -14:do+account 20:do+against
12:do+between -34:do+i -38:do+my 17:do+short -12:do+with 18:doe -10:doe+, -65:doe+_ -34:doe+a -14:doe+eip 15:doe+he 30:doe+it 58:doe+my -20:doe+not 13:doe+our -37:doe+she 10:doe+that 23:doe+the
18:doe+thi -14:don -14:don+t 11:donation 11:donation+addres 17:donor 17:donor+gave 32:down -13:dox -13:dox+him -23:draft+a 26:draft+answ 27:drain 27:drain+$ -38:drop -26:drop+$ 24:drunk 17:drunk+$
12:dump 11:dump+my 12:dust 12:dust+? 16:dy 16:dy+$ -16:dydx14zzueazeh0hj67cghhf9jypslcf9sh2n5k6art -16:dydx14zzueazeh0hj67cghhf9jypslcf9sh2n5k6art+. -11:dydx1abcd -11:dydx1abcd+$ -15:e+x -13:each
17:each+$ -10:each+? -20:each+of -21:each+transaction -11:each+with -14:earn -25:earn+_ -13:earn+account 19:earn+with 12:eat -16:egg -17:eip -17:eip+_ -29:election -16:election+. -18:election+odd
-77:eligible -77:eligible+for 37:employ 16:employ+bought 13:employ+hold 18:empty 13:empty+me 25:en 33:encod 27:encod+payload 51:end 38:end+of -15:ent -19:ent+$ -20:entry -18:entry+wa -23:epoch
-19:epoch+$ -16:epoch+by -18:error+_ 12:estimate -36:etf -26:etf+take -36:etherscan -38:etherscan+, 47:event 11:event+topic -23:ever+gave -38:every 11:every+_ -92:every+approval 12:every+time
24:everybody 11:everybody+talk -13:everyone -19:everyone+that 24:everyth 34:exact -37:exchang -34:exchang+_ 58:exchange 21:exchange+$ 10:exchange+credit -40:exchange+hir 15:exchange+where
-17:exchange<coin -17:exchange<count -17:exchange<exchange -12:exchange<number -17:exchange<pair -13:execut -13:execut+it -16:exit -16:exit+queue 13:expire 14:expire+$ -12:expiry -64:explain
-17:explain+it -10:explain+like -11:explain+me -13:explain+to 26:exploit 19:exploit+became 28:explor 14:explor+of 15:factory 22:fail 12:fail+every -11:fan -11:fan+i 68:far 34:far+$ 36:far+am
23:far+below -24:far+i 15:farm 11:farm+i 11:fath 19:favourite 53:fee -35:fee+$ 23:fee+_ 16:fee+it -13:fee+to 19:feed 11:feed+at -20:feerate -20:feerate+on -83:field=0 45:field=1 72:field=2 46:field=3
20:file 21:file+a -16:fill -40:fill+in 12:fill+of -13:finalise -13:finalise+my -29:find -11:find+matter 15:find+me -21:find+oth -22:find+the -11:firm+_ -10:firm+our 11:firm+purchas 13:first 31:fiscal
31:fiscal+year -14:fish -14:fish+$ -11:fix 28:flagg 15:flagg+anywhere -17:flight -13:flight+of 35:floor 14:floor+? -29:floor+price -14:flow 23:follow 18:follow+sentence -69:follower -23:follower+doe
-36:follower+of 12:for -41:for+_ -40:for+a -11:for+addres 21:for+an -19:for+any -11:for+les -21:for+me 38:for+my -10:for+new 17:for+the 12:for+what 33:for+ye -28:forgot -27:forgot+my -29:form
-30:form+_ -38:found 17:found+a -12:found+most -10:found+of -18:found+private -23:found+the -13:freeze+it 15:french 16:french+guy 28:friend 11:friend+please -14:friend+tone 57:from -16:from+20x
17:from+_ 32:from+a -14:from+eip 14:from+him 28:from+liq -12:from+our 46:from+the -26:from+your 10:full 25:function 16:function+hid 54:fund 10:fund+_ 12:fund+thi -36:futur -10:futur+,
-14:futur+exchang -12:futur+open -27:ga -26:ga+, -10:ga+. 15:ga+will -32:gain -13:gain+$ -13:gain+in 12:gallery 10:gallery+wallet -33:game -34:game+_ 12:gave+me -19:gave+on -12:gave+to 17:gave+u
11:gecko 11:gecko+terminal 11:gentleman -35:germany -19:germany+$ -16:germany+if 29:gestern 29:gestern+mit -23:get -11:get+$ -16:get+epoch 17:get+for -21:get+into 22:get+liquidat -16:get+so
10:getrounddata 10:getrounddata+on 16:gett 14:gett+liquidat -42:github -37:github+commit 46:give 14:give+me 19:given 15:given+away 17:go 25:go+$ -23:go+about 27:go+thru -37:go+to -11:go+und 11:go+up
-29:goe -12:goe+into -16:goe+negative -14:golden -14:golden+_ 11:gone+up -13:gonna -17:good -49:google -30:google+earn -13:google+search 18:got 13:got+a 14:got+from -36:got+liquidat -47:governance
-22:governance+vote 22:government 20:government+i -13:gpt -13:gpt+_ -17:grammar -15:grammar+of 12:grandson -13:great -13:great+! -11:green -46:group -51:group+of 13:grow 10:grow+or 11:guten
11:guten+tag 21:guy -11:guy+$ 11:guy+we 16:guy+with 57:ha -19:ha+_ -17:ha+deposit -21:ha+each 16:ha+it 22:ha+my -31:ha+on 16:ha+open 24:ha+our -26:ha+stuck 63:ha+the -15:ha+went -25:hack+and 57:had
40:had+_ -11:hand+what -20:happen+to -19:hardware -17:hardware+wallet -18:hash+_ 10:hash+my -15:hash+of -22:hash+rate 18:hash+the -14:hashrate -14:hashrate+share 29:hat 29:hat+mein 45:have -29:have+$
13:have+_ 22:have+a 32:have+an -16:have+at 34:have+by -13:have+circle -55:have+in 20:have+left 17:have+lol -15:have+lost -11:have+mislaid 13:have+my -11:have+on -33:have+the 58:he -46:he+$ 12:he+flagg
20:he+ha -25:he+in 12:he+own -10:hedge -10:hedge+it 10:height -34:help -24:help+me 29:her 15:her+_ -17:here -32:here+. 36:hi 12:hi+. 16:hid 16:hid+behind 17:hidden 13:hidden+$ -12:him+$ 14:him+into
-40:hir -40:hir+$ 25:history -17:hlp -17:hlp+vault 43:hold 29:hold+$ 13:hold+any -15:hold+client -12:hold+you 27:holder 12:holder+$ -15:home 13:honeypot 16:hot 11:hot+wallet 14:hour 15:how+big
12:how+can 13:how+close 55:how+did -54:how+do -25:how+doe 40:how+far -22:how+long 38:how+much -88:how+old -12:how+tall 20:how+the 10:how+thick -13:how+to 13:hows -23:hurt -14:hurt+when 12:husband 40:i
-18:i+, -53:i+_ -11:i+a 34:i+am 11:i+audit -11:i+bett -10:i+boil 21:i+bought -14:i+burnt 19:i+can -14:i+climb 13:i+close 13:i+copy 14:i+d 11:i+dump -16:i+dydx14zzueazeh0hj67cghhf9jypslcf9sh2n5k6art
19:i+earn -55:i+eligible -24:i+ever -13:i+finalise -27:i+forgot 36:i+from 32:i+get 29:i+got 28:i+had -10:i+have -57:i+he 13:i+hi 50:i+in 32:i+inside 20:i+it 11:i+join 20:i+live 10:i+lock 18:i+made
11:i+make 16:i+mean 12:i+must 58:i+my -14:i+name -11:i+need -11:i+not -38:i+on 24:i+only 34:i+own -17:i+panic 11:i+park -11:i+pay -39:i+put 16:i+revoke 18:i+should 11:i+sign -20:i+slow -14:i+sold
-12:i+stak 21:i+start 11:i+still -25:i+stuck 15:i+that -33:i+the -50:i+there 71:i+thi 20:i+think -11:i+unclear 15:i+use -10:i+vote 12:i+wa 12:i+wish 17:i+would 12:i+wrong 27:id 11:id+? 11:id+do
15:id+for -30:id+verification 25:identify 16:identify+the 21:if 12:if+i -13:if+it 11:image -16:imp -13:imp+vol -14:impermanent -14:impermanent+los 30:in+$ 21:in+, -20:in+? -30:in+_ 20:in+a
-18:in+addr1q9exampleexampleexample 14:in+and -20:in+berlin -19:in+china 12:in+compar -15:in+crypto -10:in+day -15:in+form -33:in+germany 13:in+her 14:in+our -13:in+per -25:in+prison 34:in+spr
-22:in+stabl -13:in+sydney 13:in+that 48:in+the -16:in+thi -14:in+tokyo -13:in+what -27:index -11:index+for -12:index+out -12:indexerror -12:indexerror+list -24:inflow -11:inflow+, 22:inheritance
22:inheritance+paper 12:input -12:inscription 53:inside 27:inside+$ 11:inside+of 13:insurance -14:insure -15:insure+my -15:integral -15:integral+of -24:interest -12:interest+at -12:interest+for
-14:into 41:into+_ -22:into+defi 11:into+our -37:into+word 11:inventory 10:invoice 18:issu 12:issu+and 23:ist 23:ist+der 85:it 60:it+$ 10:it+, 21:it+. 15:it+a 12:it+all -17:it+arrive 13:it+balance
23:it+cheap 12:it+compress -26:it+deliver 28:it+do 11:it+ever 11:it+for -16:it+get 42:it+i 10:it+large -19:it+legal -16:it+like 16:it+made 12:it+n -12:it+on 15:it+open 12:it+or -22:it+own -22:it+too
10:it+trad -23:it+up -39:it+wa -11:it+went 16:it+with -11:italian -11:italian+guy 12:item 21:janvi 21:janvi+svp -18:jewell -18:jewell+$ -30:job 14:job+$ -37:job+at 11:join+grow 14:jpeg -15:json
-38:json+here 22:json+schema -34:just+name 27:keccak 20:keccak+of 25:keccak256 17:keccak256+of 25:keep -14:keep+? 17:keep+nam -25:key -32:key+$ 13:kid+please 34:kind 25:kind+tell -24:knee
-14:knee+hurt 26:know 14:know+how 20:known 19:known+? 41:l2 35:l2+book -16:l2+get -12:l2+snapshot 19:la 21:la+blockchain -11:la+in -11:la+la 21:la+tvl 12:lad 12:lad+, 24:lamport 19:lamport+into
22:land 15:land+on -28:landlord -20:landlord+allow -11:laptop -11:laptop+fan 10:large+? -11:last+sale 12:late+husband -22:late+to -38:latest -11:latest+_ -29:latest+crypto 10:launch 13:launch+now
-13:launch+the 12:launch+thi -13:lawyer -17:lay -17:lay+odd 15:lead -23:lead=-1 36:lead=-2 81:lead=-3 -47:lead=0 -63:lead=1 -70:lead=2 -29:lead=3 11:least 11:least+the -11:leath -11:leath+wallet
-19:leav -20:leav+the -32:leave -17:leave+$ -22:ledg -23:ledg+, 12:ledg+. -15:ledg+? -10:ledg+or 35:left -18:left+at 31:left+on -26:left=bitcoinHash -15:left=chain -17:left=collection -22:left=count
26:left=evmAddress -15:left=exchange 14:left=name -17:left=namesake -12:left=pair 19:left=protocol -12:left=series -16:left=solanaAddress -28:left=time -25:legal -19:legal+to 11:legit 31:lend
10:lend+platform -11:les -11:les+than 12:lett+$ 27:level 13:level+$ -11:level+a -12:level+deep 14:level+each 15:level+of -10:leverage -16:leverage+of -18:life -18:life+$ -39:lightn -37:lightn+network
12:like+_ 11:like+every -19:like+i -10:like+im -12:like+on -17:limit -19:limit+order 13:link -18:link+, 13:link+to 50:liq 11:liq+, 28:liq+on -13:liquid -12:liquid+, -14:liquidat 25:liquidat+?
-13:liquidat+acros -11:liquidat+in -17:liquidat+on -48:liquidation 13:liquidation+$ 12:liquidation+? -58:liquidation+_ -16:liquidation+pric 21:liquidity 13:liquidity+i -20:liquidity+what 30:list
11:list+all 13:list+cheapest 10:list+company -12:list+index -29:list+my -41:list+of 16:list+unspent -44:live -40:live+$ 20:live+und 17:llamaCoin<chain -19:llamaCoin<exchange -19:llamaCoin<protocol
51:lock 11:lock+$ 11:lock+_ 14:lock+on 19:log -43:logo -50:logo+for 11:lol -15:lol+$ 17:lol+, -76:long 16:long+$ -21:long+and -15:long+do -23:long+i -34:long+short 15:long+till 12:long+to -31:long+v
-14:long+versu 27:look -16:look+like 11:look+wheth 17:looks-up=1 -11:loop -11:loop+over -26:los -15:los+on 19:lose -13:lost -12:lost+the -11:loud -22:low 12:low+$ -26:low+ga -16:low+the 35:lp
-21:lp+in 29:lp+lock -19:m+_ 12:m+in -15:m+up -18:macd -18:macd+signal 12:mad+lad 70:made 28:made+_ -66:make -17:make+$ 12:make+a -50:make+me -36:make+own 22:make+the -59:manifold -13:manifold+and
-48:manifold+market 31:many+conf 15:many+confirmation -17:many+day -33:many+follower -23:many+github 38:many+of 17:many+pengu -33:many+people 10:many+percent 17:many+piec 15:many+sat -21:many+slashing
-60:many+validator 10:margin 11:margin+do -15:market+. -14:market+buy 19:market+cap -12:market+on -13:market+probability 13:market+today -18:market+u 13:marketplace+are -11:marketplace+where -14:match
-11:matter -11:matter+$ 15:mcap 11:mcap+? -19:me+$ -23:me+, 18:me+. 21:me+_ -15:me+a 11:me+and 13:me+asap -24:me+fill 13:me+how 11:me+in -12:me+it -21:me+when -15:me+with 38:mean -20:median
-20:median+feerate 29:mein 29:mein+_ 10:member+of 25:memecoin -49:mempool -14:mempool+sise -19:mempool+that -18:mempool+transaction 27:message+_ -26:message+from -11:message+on 23:met 22:met+$
-22:metamask+$ 28:metamask+show -10:metr -10:metr+$ -24:mev -22:mev+bot 25:midpoint 25:midpoint+? -13:might -13:might+it -12:millisecond -12:millisecond+tick -35:min -55:min+pool 33:mine 11:mine+still
38:mint -12:mint+goe 12:mint+it -11:mislaid -11:mislaid+the 12:mistake 29:mit 29:mit+sein 18:mkt 18:mkt+, -12:mojito -12:mojito+, -20:moment+? -16:moment+_ 40:moment+of 49:money 14:money+in
14:money+there -15:month -25:moon -25:moon+$ -10:more+ga 21:morn 19:morn+$ -12:mortgage -12:mortgage+rat -16:most -24:most+_ -15:most+block 15:most+of 83:mov 11:mov+_ 14:mov+any 24:mov+house
10:mov+the 13:move 14:move+_ 38:much -15:much+$ 26:much+com 10:much+did 16:much+do -28:much+doe -12:much+each 16:much+ga -16:much+got -14:much+in 11:much+margin 15:much+money 14:much+on -11:much+tax
-12:much+wa 11:much+went 22:multisig 11:multisig+$ -21:must+rise 45:my 14:my+. -57:my+_ 42:my+account -50:my+approval 16:my+aunt 25:my+bag 53:my+bal -17:my+bank 11:my+barb 11:my+best -12:my+bet
11:my+brok 14:my+buddy -10:my+capital -14:my+cat 16:my+clipboard 29:my+coin 28:my+colleague -17:my+comput -18:my+contract -23:my+credit 17:my+daught 26:my+draft 37:my+employ 37:my+exchange 11:my+fath
18:my+favourite 18:my+friend 12:my+grandson 11:my+hardware -30:my+id 22:my+inheritance -18:my+jewell 14:my+job -32:my+key -21:my+knee 19:my+lamport -27:my+landlord -11:my+laptop 12:my+late 15:my+ledg
18:my+liquidation 10:my+lp 12:my+mad 20:my+market 22:my+nephew 15:my+old 21:my+open -19:my+ord -39:my+package 11:my+payment -15:my+paypal -22:my+phone 17:my+pm 13:my+pool -18:my+position -15:my+print
-15:my+punk -12:my+python 13:my+realis -11:my+salary 10:my+saving -26:my+screen 15:my+sentence 15:my+stable -16:my+stake -18:my+stop -16:my+tax -33:my+team 10:my+text 13:my+thesi -27:my+token 22:my+tx
-21:my+wallet 11:my+whole 12:my+withdrawal 12:n+i 17:nam+$ -11:nam+of 16:name+$ 11:name+? -25:name+and 13:name+go -11:name+my -18:name+of -34:name+one 17:name+the 25:named=false -27:named=true
11:namehash -18:native -18:native+coin -19:near -12:near+in 37:need 11:need+the -21:need+two 11:need=address 22:need=amount -10:need=anyAddress -26:need=bitcoinHash 16:need=days -17:need=exchange
-17:need=pair 28:need=protocol -18:need=query -11:needle -11:needle+? 31:needs=0 -27:needs=1 22:needs=3 -16:negative -16:negative+. 22:nephew -23:net -21:net+inflow 10:network -11:network+and
-18:network+capacity 12:network+i -39:new+coin 24:new+token -26:news -29:news+please -65:next -34:next+_ -17:next+chancellor -14:next+conference -13:next+presidential 65:nft 23:nft+? -14:nft+community
12:nft+my 38:no 22:no+pay 16:no+side -30:nodemonk -30:nodemonk+and -11:nominee -11:nominee+$ -19:nonce -15:nonce+_ -21:nonce+must -10:not+answer -13:not+work 22:noth 13:notional 40:now -23:now+,
12:now+_ 16:now+at 24:now+on -17:now+or 20:numb -11:numb+and 13:numb+at -15:obligation -15:obligation+doe 11:odd+doe -13:odd+for 13:odd+now -32:odd+on 22:of -105:of+_ 25:of+an -25:of+apple 26:of+both
-11:of+cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g 26:of+it 25:of+mine 50:of+our 12:of+pap -12:of+range -30:of+run -14:of+stake 42:of+that 65:of+the 28:of+them 30:of+these 16:of+thi 20:of+those
-14:of+what -17:of+who -14:of+work -36:of+x 12:off 16:off+for -12:off+the -18:offer 13:office+want -74:old -36:old+are -23:old+house -51:old+i 12:old+ledg 10:old+permission 40:on 53:on+_ 19:on+a
-14:on+all 11:on+an 11:on+each 28:on+it -18:on+link -29:on+manifold 24:on+no -21:on+predictit 13:on+pump -12:on+snapshot 12:on+some 25:on+that -13:on+time -42:on+tv 37:on+which -21:on+why -14:on+x
-49:on+ye -11:on+year -19:once -20:once+price 76:one 11:one+go 23:one+i 24:one+my 16:one+of -20:one+with 31:only -11:only+$ 17:only+have -16:open+interest 15:open+now -13:open+order -16:open+there
-110:open-own=0 -55:open-own=1 64:open-own=4 -61:open=false 43:open=none 29:open=true 15:option 37:or 42:or+_ 11:or+at -28:or+block 11:or+dy 13:or+hidden -22:or+in -15:or+ledg 12:or+not
-12:or+peppermint -18:or+sell -10:or+trezor -27:or+wait 12:or+wherev -35:ord -18:ord+i -19:ord+please -15:order -22:order+are 11:order+left 24:orderbook 17:orderbook+ye -43:ordinal
-30:ordinal+collection -32:oth+_ 39:oth+one -13:oth+side 74:our -28:our+_ 10:our+account 17:our+client 19:our+company -22:our+firm 31:our+fiscal -14:our+nft -23:our+old 10:our+rollup -10:our+sise
54:out 22:out+$ 12:out+, -12:out+_ 17:out+for 11:outcome 13:outgo 14:outgo+$ 21:output 16:output+bigg 12:over 19:over+_ 11:over+the -11:over+wallet 24:own 21:own+$ 11:own+? -40:own+_ 11:own+shar
-22:own+token -88:own=0 -81:own=1 -49:own=2 11:own=3 63:own=4 13:owner -39:package -39:package+do 18:page 33:paid 22:paid+? -11:paid+it 46:pair 11:pair+liq -17:pair<coin -17:pair<count
-17:pair<exchange -12:pair<number -17:pair<pair -17:panic -17:panic+$ 32:pap 10:pap+from 16:paper 22:paper+the 11:park -10:party -10:party+should 17:pas 46:pay 22:pay+$ -22:pay+contributor 12:pay+the
27:payload 27:payload+, 36:payment -13:payment+receiv 13:payout -15:paypal -15:paypal+$ -42:pend -18:pend+ord -22:pend+transaction -19:pend+tx 17:pengu 17:pengu+do -39:people -16:people+say
-19:people+use -12:peppermint -12:peppermint+? -19:per -13:per+cent -15:per+month 12:percent -14:period -13:period+of 11:permission 10:permission+i 14:perp -16:perp+from -41:person -33:person+behind
-25:phantom+$ 14:phantom+show 14:phish+? -14:phish+awarenes -22:phone -20:phone+i 10:pictur 25:piec 13:piec+of -27:pin -27:pin+, -33:pippin -26:pippin+to 67:pl 29:pl+$ 21:pl+, -19:place -15:place+on
22:plain 22:plain+word 24:platform 10:platform+. 39:please 11:please+, 22:please+. -15:please+correct -14:please+explain -10:please+prepare -26:please+spe 14:please+tell 10:please+what 10:plu 17:pm
17:pm+keep 19:pnl 24:pnl+_ -29:pnl+of 15:podcast 15:podcast+$ 57:pool -42:pool+found -14:pool+hashrate 18:pool+i 28:pool+on -11:pope -11:pope+$ -11:position+for -20:position+once -11:post -10:post+on
-47:predictit -34:predictit+for -11:predictit+odd -15:premium+? -23:prepare -10:prepare+my -44:presale -45:presale+dat -13:presidential -13:presidential+election -12:pric+of 25:price -46:price+$
10:price+feed -11:price+index -20:price+leav -31:price+of 24:price+on -28:primary -21:primary+? -33:print -14:print+doe -11:print+their -25:prison -25:prison+$ -18:private -18:private+life
12:probability+move -17:probability+of -13:probability+that -11:proces -11:proces+settle 15:profile -15:profit+, -16:profit+on -13:project -23:project+have -15:proof -13:proof+of -13:proofread
-11:proofread+the -15:propos -14:propos+keep -62:proposal -10:proposal+$ -17:proposal+are -11:proposal+i -12:proposal+of -10:proposal+with -18:propose -18:propose+_ 47:protocol -37:protocol+$
28:protocol<coin 15:protocol<protocol 30:protocol<time 14:proxy 12:publish 12:publish+for 26:pull -23:pull+, 20:pull+_ 12:pull+the 10:pull+up 17:pump 16:pump+$ -15:punk -15:punk+against 21:purchas
11:purchas+of 11:purchas+with -39:put -15:put+_ 12:put+both -13:put+in -43:put+my -11:py -11:py+snippet 11:pyth -12:python -12:python+script -18:query<chain -18:query<coin -18:query<series
-11:question+that -43:queue -14:queue+for -17:queue+of 25:quote 14:quote+for -19:rain -12:rain+at -10:rain+in -31:range -20:range+$ -12:range+, 14:ransom 14:ransom+addres -10:rat -21:rate 13:rate+for
-32:rate+too -40:ratio -16:ratio+on -14:re -18:re+the 41:read 13:read+storage -11:read+thi -35:real+name -12:real+person -12:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 21:receipt -13:receiv+by -20:recipe
-11:recipe+for -10:reckles -10:reckles+? 21:recommend 10:recommend+me 12:record 10:record+of 12:redeem -15:reentrancy -11:reentrancy+find 14:reference -24:refund -20:refund+for -12:regex
-13:regex+that -21:regist -18:regist+_ -11:rememb+? -22:repo 10:report 10:report+. 26:reserve 25:reserve+of 10:resolve 11:rest+? -19:rest+limit 11:rest+order -11:restore -11:restore+them -26:result
-22:result+_ -30:return -24:return+? -25:return+_ 12:revenue+of 12:revert -141:revoke 13:revoke+$ -50:revoke+all -92:revoke+every -13:revoke+that -27:reward -16:reward+did -12:reward+tax 14:right
-25:rise -21:rise+by 13:risk+level 30:rn 21:rn+? -10:rollup+i -19:rout+$ 12:rout+_ 14:rows 14:rows+$ 16:rpc -18:rsi -18:rsi+and 11:rug+? -23:rug+pull 27:rugcheck 11:rugcheck+score 13:rugcheck+thi
-29:run -13:run+out -30:run+today 38:safe 13:safe+? 18:safe+to -11:sal+, -27:salary -12:salary+$ -15:salary+of -11:sale+price -21:same+a 23:same+in 11:sanction -15:sang -11:sang+that 31:sat 15:sat+are
17:saving 14:saw -24:say+_ -16:say+error 12:say+he -14:say+in -12:say+indexerror 11:say+liquidity -25:scamm -18:scamm+me 23:schema 22:schema+$ -10:school+open -34:score -21:score+$ -16:score+of
-27:screen -26:screen+$ -12:script+say 11:search -13:search+interest 38:see -26:see+my 25:see+why 12:seem 29:sein 29:sein+_ 24:selector 11:selector+$ 29:sell -11:sell+? 12:sell+button 15:sell+tax
-29:sell+the 33:send 12:send+_ -11:send+message 12:send+put 16:send+the -10:sense+for 32:sent 13:sent+? -39:sent+_ 24:sent+me -21:sentenc -21:sentenc+on 26:sentence 37:sentence+$ -15:sentence+she
26:sery 18:settl -11:settle -11:settle+a 15:sha+of 22:shar -18:share -11:share+$ 23:share+of -25:share+price -13:she -15:she+don -40:she+live 14:she+send -10:sheet+. -47:short -28:short+$ -14:short+?
17:short+pay -27:short+ratio -25:should 18:should+be -23:should+i -22:should+our 10:should+take -18:should+the 72:show -37:show+_ 26:show+me 15:show+my 39:show+zero 25:sid 25:sid+$ -18:side -34:side+$
15:side+, -11:side+? 17:side+_ 14:side+by 17:sig 12:sig+_ 75:sign -15:sign+? 16:sign+message 23:sign+the -18:signal -18:signal+on 16:signature -23:simple -24:simple+word 67:since 21:since+_ 15:since+i
-11:since+summ 23:since+the -31:sise -14:sise+$ -10:sise+to -14:sist+wedd -13:sit+at 25:site 17:sitt 16:sitt+in -21:slashing -21:slashing+on 10:slide -11:slim -11:slim+leath 12:slip 12:slip+of
11:slippage 14:slot -20:slot+, -18:slot+. 16:slot+_ -18:slot+by -17:slow -20:slow+$ -13:small+cap -14:smart -15:smart+contract -37:snapshot -13:snapshot+of -11:snippet -11:snippet+that 40:so
-16:so+cheap 28:so+far 17:so+i 12:social 11:social+$ -35:sofa -29:sofa+$ -12:soft 22:solanaAddress<coin 21:solanaAddress<number -16:solanaAddress<solanaAddress -21:sold+$ 13:sold+_ -46:solidity
-36:solidity+contract 37:some 24:some+_ -21:some+coin 17:some+when 22:somebody 30:someone 13:someone+empty -20:song -11:song+la -25:source -13:source+and -36:source+of 13:source+or 12:spam -26:spe
-26:spe+it -12:spearmint -12:spearmint+or 14:spend -28:spot -21:spot+_ 16:spot+balanc -29:spot+etf 27:spr 23:spr+$ 21:spread 15:spread+on -11:square -13:src -13:src+tx -22:stabl -22:stabl+or 33:stable
12:stable+i 12:stable+issu 23:stablecoin -14:stair -13:stair+, 19:stak+$ -12:stak+near -22:stak+reward -36:stake -14:stake+$ -16:stake+account 53:stand 28:stand+$ 25:stand+behind -38:standard
-38:standard+json 14:start 14:start+my 21:stat 12:stat+for 14:statu 14:statu+of 70:still 22:still+have 11:still+in 17:still+pull -11:still+rememb 12:still+rest -19:still+unfill -17:still+wait
-11:stitch -11:stitch+a -46:stock -53:stock+price -13:stolen -13:stolen+and 15:stood 15:stood+at -24:stop -18:stop+los 36:storage 10:storage+slot 36:str 20:str+$ 14:str+of 59:strange=0 -58:strange=1
-126:strange=2 -129:strange=3 30:strangers=0 -12:strangers=1 -11:strangers=2 -10:strategy -10:strategy+doe -44:stuck -27:stuck+$ -10:stuck+_ -26:stuck+with 16:subject=false -12:summ+$ 18:supp
-14:supp+now 14:supp+of 21:svp 21:svp+$ 20:swap -12:swap+_ 13:swapp -13:sydney -13:sydney+$ 15:symbol -32:t -15:t+ha -12:t+hold 11:tag 11:tag+, -21:tak -24:tak+side -31:take 10:take+back -26:take+in
-12:take+off -15:take+profit 11:takes=0 -31:takes=1 13:takes=3 11:takes=4 -18:talk+$ 20:talk+about -21:talk+i -12:tall 18:tape 18:tape+for -47:tax -20:tax+do -17:tax+in 14:tax+office -32:tax+return
-46:team -21:team+make -54:team+win -57:telegram -11:telegram+$ -51:telegram+group 62:tell 20:tell+me 23:tell+the 12:tell+your 11:terminal 20:text -15:text+me 10:text+record 27:th -32:th+$ 17:th+i
16:th+in 14:th+my 13:than+_ -11:than+a -29:thank -30:thank+, 86:that 42:that+_ -17:that+approval 18:that+came -19:that+go -19:that+got -13:that+gpt 15:that+he -15:that+hold -13:that+launch
-11:that+loop 15:that+market -12:that+match 21:that+my 17:that+oth -10:that+reckles -18:that+scamm -11:that+song 12:that+the 43:the -11:the+80 -75:the+_ 13:the+addres -13:the+anon 27:the+backer
-25:the+balance -21:the+beacon -45:the+best -17:the+biggest 14:the+block 23:the+bot 21:the+bridge 25:the+call -28:the+capital -26:the+car 16:the+chain 19:the+chance 11:the+chang 13:the+cheapest
11:the+claim 20:the+coin 21:the+collection -15:the+comment 26:the+company 29:the+contract 20:the+counterparty -19:the+dao 14:the+dapp 33:the+day -17:the+delegat 15:the+deposit -22:the+derivative
18:the+dev 14:the+dex -12:the+difference 17:the+donor -26:the+drop 10:the+eip 38:the+end 11:the+exchange 26:the+exploit 20:the+explor 17:the+fee 24:the+firm -14:the+fish -13:the+flight 14:the+floor
18:the+follow -26:the+found 15:the+french 12:the+fund 10:the+gallery -34:the+game -14:the+golden 20:the+government -17:the+grammar 14:the+guy 10:the+insurance 22:the+json -11:the+latest 12:the+lett
-16:the+leverage -15:the+lightn 13:the+log 14:the+lp 15:the+market -11:the+marketplace 15:the+message 17:the+min -25:the+moon -17:the+most 13:the+multisig 22:the+name 20:the+network -38:the+new
-73:the+next 16:the+nft 10:the+no 25:the+odd 17:the+one 12:the+ord -30:the+ordinal 20:the+pair -58:the+pend 11:the+perp -29:the+person 36:the+pool -11:the+pope 29:the+probability -21:the+project
-14:the+propos -13:the+protocol -24:the+queue -20:the+range 14:the+ransom 25:the+rate -17:the+real 15:the+receipt -11:the+reentrancy 13:the+risk -10:the+school -34:the+score 22:the+sell 12:the+sery
11:the+set 15:the+sha -25:the+share 11:the+site -30:the+sofa -36:the+solidity -35:the+source -41:the+spot 12:the+stable 18:the+stablecoin -14:the+stair 10:the+stak -38:the+standard -24:the+tak
11:the+tax 18:the+th 10:the+tick -39:the+token -14:the+train 17:the+treasury 33:the+two -18:the+u -12:the+unlimit 29:the+vault -42:the+wallet -28:the+whole 16:the+win 29:the+yield -13:theft
-15:theft+which 11:their+annual -11:their+balanc -11:them+for -21:them+put 12:them+side 13:them+sold 12:them+up 32:there 20:there+$ 18:there+, 10:there+. -13:there+? 11:there+alway -65:there+an
-34:there+any 19:there+i 10:there+old 38:these 14:these+wa -21:they -35:they+$ 12:they+cost -25:they+find 13:they+list -23:they+usual 101:thi 32:thi+$ -40:thi+_ -25:thi+addres -11:thi+audit
12:thi+data 13:thi+for 11:thi+low 17:thi+memecoin 12:thi+morn -15:thi+sentence 26:thi+to 10:thick 10:thick+i 24:think 24:those 14:those+were -11:thread -11:thread+and 27:thru 16:thru+$ 12:tick
-11:tick+$ 15:till+it -41:tim -41:tim+_ -17:time 12:time+, 11:time+high -20:time+i -15:time+to -27:to 18:to+$ -16:to+5x -13:to+_ 16:to+be -13:to+buy -10:to+copy -13:to+declare 12:to+dispute -15:to+ent
21:to+file -30:to+get 18:to+liquidation -15:to+market 13:to+me -20:to+my -17:to+own -12:to+rain 13:to+see -14:to+take -52:to+the -14:to+traffic -13:to+transf 14:to+which -15:today -31:today+$
11:today+? 49:token -76:token+$ -11:token+? 12:token+_ 11:token+everybody -26:token+list -11:token+numb 11:token+with -14:tokyo -14:tokyo+$ 24:told -14:tone -14:tone+$ -42:tonight -41:tonight+$
-48:too -30:too+$ -22:too+late -15:top+trader 23:topic 11:topic+$ 18:topic0 -11:tornado -14:total -15:total+_ -10:total+beginn -13:total+liquidation 12:track 33:trad 15:trad+$ -29:trad+_ 12:trad+at
-40:trad+of 10:trad+with 15:trade -26:trader -24:trader+on -20:traffic -14:traffic+_ -34:train -15:train+from -22:train+leave 12:trait -48:transaction 19:transaction+$ -20:transaction+.
-70:transaction+_ -18:transaction+fee -33:transaction+on 22:transaction+paid -17:transaction+still -22:transaction+with 21:transf -17:transf+, -14:transf+_ 25:transf+of 11:transf+that 11:trap
12:trap+? 13:treasur 22:treasury -18:treasury+swap -14:treasury+to -24:trezor -10:trezor+for -14:trezor+or 11:true 11:true+? 14:trust 25:turn 19:turn+my -42:tv -42:tv+tonight 85:tvl 21:tvl+de
40:tvl+of -19:tweet -20:tweet+today -59:twitt -18:twitt+$ -36:twitt+follower 14:two 24:two+dat 20:two+did -21:two+sentenc 38:tx -13:tx+_ 15:tx+go -18:tx+in 13:typ 12:typ+mistake -46:u 17:u+?
-18:u+election -50:u+revoke -11:unclear -11:unclear+? 20:und+$ -32:und+_ -19:unfill -19:unfill+$ 11:unknown 12:unknown+send -11:unlimit+_ 27:unspent 20:unspent+output -12:until+_ 14:until+now
-13:until+spr 37:up -10:up+, -15:up+4x 10:up+for -26:up+from 11:up+more 13:up+on -20:upgrade -21:upgrade+date 11:use+$ 10:use+a -26:use+twitt 14:user -23:usual -23:usual+go 19:utxo 12:utxo+$ -30:v
-17:v+create2 -12:v+liquid -31:v+short 17:v+that 29:valid 26:valid+? -110:validator -51:validator+doe -11:validator+exit -18:validator+propose 27:vault -17:vault+return -20:vb+$ 22:vb+my
-24:verification -30:verification+i 12:verify -13:verify+build 11:verify+sig 12:verify+sign 13:verify+source -38:verify+the -14:versu -14:versu+short 23:very -21:vitalik -20:vitalik+tweet 11:vol+,
58:volume 23:von 23:von+diesem -54:vot -13:vot+in -28:vot+on -53:vote -11:vote+? -22:vote+at -10:vote+ye 77:wa -27:wa+_ 10:wa+advis 14:wa+burn 29:wa+hat 39:wa+it -20:wa+liquidat 14:wa+my -38:wa+sent
-13:wa+stolen 44:wa+the -49:wait -28:wait+? -16:wait+for -41:wallet 24:wallet+$ 29:wallet+, 33:wallet+? -76:wallet+_
-11:wallet+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -11:wallet+back 12:wallet+balance -51:wallet+behind -11:wallet+by 15:wallet+given
-29:wallet+ha -11:wallet+i -24:wallet+pin 10:wallet+please -11:wallet+print -18:wallet+that -16:wallet+to 44:want 11:want+know -36:want+make 13:want+the 35:want+to -16:way -14:way+do 62:we -11:we+hold
22:we+met 24:we+mov -29:we+sell -26:we+sold -11:web3 -11:web3+. -14:wedd -12:wedd+$ -11:week+of 13:went+out -12:went+to 23:wer 23:wer+ist 13:were 14:were+burnt -13:were+great -13:western -13:western+_
37:whale 11:whale+buy 15:what -22:what+_ -16:what+a 12:what+are -22:what+cash 15:what+category 49:what+do 44:what+doe -13:what+ha -14:what+happen 26:what+he -21:what+in 24:what+it -13:what+might
-36:what+now 11:what+odd -21:what+on -16:what+open 12:what+pay -15:what+premium 23:what+share -14:what+should -10:what+strategy -13:what+tax -73:what+the -11:what+thread -24:what+time -14:what+way
22:what+would 34:when -23:when+_ -13:when+can -10:when+do 17:when+drunk 20:when+wa 24:when+we 13:where+are -51:where+doe 13:where+i -11:where+it 19:where+my 10:where+we 12:wherev 12:wherev+$ 24:wheth
16:wheth+it 22:which 35:which+_ 39:which+addres -30:which+altcoin 15:which+approval 22:which+block 18:which+chain -15:which+company 18:which+function -21:which+hardware 12:which+marketplace
-42:which+min -12:which+mint 12:which+network 14:which+nft -15:which+obligation 20:which+of 10:which+one -10:which+party -25:which+proposal -16:which+reward -13:which+small -15:which+transaction
-18:which+validator 11:who -23:who+bought 12:who+fund -16:who+ha 13:who+mint 17:who+own -10:who+paid -15:who+sang 18:who+sign -12:who+the -10:who+vot 11:whole+bag -18:whole+chain 11:whole+token
-32:whole-own=1 18:whole-own=2 29:whole-own=4 10:whom+, -40:whose -21:whose+$ -21:whose+bytecode -17:why -21:why+a -11:why+did 25:why+my -24:will+do 15:will+my -71:win 16:win+, -45:win+_ -32:win+rate
14:winning 15:winning+so -14:wire -14:wire+_ 12:wish 12:wish+to 19:with+_ 16:with+a 19:with+dat -21:with+each -10:with+futur -26:with+low -26:with+my -17:with+nonce 10:with+sise 19:with+stak
-22:with+the 12:with+what 15:withdraw 19:withdraw+since -20:withdrawal+, 12:withdrawal+from 10:within+_ 12:won+$ -17:won+t -60:word -11:word+. -30:word+of -11:word+please 32:words=0 -12:words=1
12:words=6 -14:work+$ -14:work+and 17:work+for 10:work+in 51:worth 42:would 26:would+_ 13:would+i 17:would+like -28:would+you -34:write -36:write+me 12:wrong+, -49:x -15:x+$ -22:x+? -17:x+_ -10:x+thi
-22:x+x -15:xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8
-15:xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8+total -17:ye -13:ye+. 16:ye+at -37:ye+for -47:ye+on 17:ye+side 29:year+$ -18:year+.
-11:year+? -11:year+on 22:yet 35:yield 11:yield+farm 11:yield+there -45:you -27:you+do -15:you+get 11:you+have -10:you+hedge -24:you+help 11:you+list 10:you+look 14:you+please -13:you+proofread
-18:you+re -11:you+restore -18:you+talk -13:you+were -10:your 12:your+dev -26:your+side 33:zero 25:zero+? 14:zero+_ 21:évolution 21:évolution+de 29:überwiesen 29:überwiesen+?`,
};
