// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `-15:!+! -11:!+please 26:* 11:,+_ 19:,+a -15:,+all -11:,+amount -47:,+and -31:,+any -11:,+backtest -15:,+broken 21:,+burnt 25:,+but 13:,+can 31:,+check 31:,+data -12:,+en 13:,+every -13:,+expres
-16:,+for -21:,+from -13:,+here 31:,+how -42:,+i 51:,+in 21:,+init -17:,+irrespective 32:,+it 11:,+largest 16:,+my -13:,+need 12:,+newest -16:,+not -20:,+one 20:,+only 23:,+open 10:,+outcome 29:,+per
-12:,+please -35:,+plu -24:,+pric 28:,+price -15:,+quot -10:,+receipt 10:,+refresh 18:,+resolve -10:,+rout -12:,+show 33:,+signature 17:,+somewhere 15:,+tell 38:,+the 30:,+there 59:,+topic0 -19:,+type
45:,+verify -57:,+where -32:,+which 13:,+with 44:,+would -24:.+$ 23:.+. 16:.+add 23:.+any 25:.+before -11:.+bi 16:.+confirm -12:.+forward -26:.+how 29:.+it 12:.+list -13:.+on 11:.+one -10:.+pas
36:.+spell -10:.+tell 34:.+the 25:.+upgradeable -23:.+we -14:.+which 14:0x 17:0x+$ -12:1st -12:1st+to -12:31st -12:31st+for 10:5 10:5+$ -50:<bitcoinAddress> -21:<bitcoinHash> -30:<block> -15:<chain>
13:<coin> -54:<collection> -19:<commodity> -44:<ens> -38:<evmAddress> 15:<fiat> -51:<hex> -40:<holder> -49:<json> -44:<moveType> 71:<name> -21:<pair> -10:<protocol> -84:<quoted> 45:<signature>
-76:<solanaAddress> -22:<solanaSignature> 46:<step> -56:<ticker> 25:<time> -50:<unit> -68:<url> -24:<uuid> -47:?+_ -17:?+and -13:?+any -10:?+claim 25:?+denylist -16:?+how 10:?+in 20:?+maybe -18:?+my
-10:?+on 25:?+she -12:?+show -20:?+tell 53:?+the -12:?+we -11:?+what -15:?+which 24:?+who 17:^+_ -18:^+anyth -12:^+base -48:^+before 31:^+best -10:^+biggest -11:^+bitte 10:^+bot 24:^+busiest 17:^+by
12:^+call 32:^+can 19:^+chart 15:^+coingecko 20:^+collection 18:^+compare -13:^+contract -56:^+convert -61:^+current -15:^+dex 29:^+did -61:^+do 17:^+doe 21:^+download -10:^+enumerate 30:^+event
-10:^+feature 28:^+fee 38:^+floor -23:^+for 33:^+fund 32:^+ga -23:^+get 13:^+ha 15:^+hash -12:^+he 24:^+hex 32:^+hold 18:^+honeypot 34:^+how 32:^+i -32:^+if -16:^+in -49:^+it 50:^+l2 -13:^+la
-11:^+list 45:^+look 18:^+me 25:^+member 21:^+midpoint -15:^+mint -34:^+my -31:^+need -38:^+nft 13:^+oldest 58:^+on -13:^+one 34:^+open -13:^+option -15:^+our -51:^+pippin 60:^+price -21:^+pyth
-13:^+read -29:^+recent 18:^+revert 33:^+run 28:^+search -17:^+sett 27:^+show -22:^+some 25:^+stablecoin 31:^+stuck 39:^+swap -27:^+that -39:^+the 30:^+time 67:^+token -40:^+tool -24:^+topic0
35:^+trad 21:^+trust 45:^+tvl -20:^+validate -24:^+wallet -24:^+we 34:^+what 35:^+when 13:^+where -12:^+which 16:^+who -12:^+your -14:_+$ -29:_+, -20:_+. -12:_+1st -32:_+? -44:_+_ -31:_+a 11:_+account
11:_+against -13:_+and 21:_+are -13:_+at -13:_+atm -23:_+base -13:_+been -11:_+bet -19:_+book 71:_+candl -10:_+cent -33:_+chain -26:_+cit 41:_+coin -17:_+collection -12:_+contract -10:_+cost -51:_+cut
-10:_+do 39:_+doe -11:_+earn -14:_+entry -18:_+explor 26:_+fail 25:_+for 41:_+from -15:_+futur 82:_+getlog 46:_+give 23:_+goe 27:_+gone -26:_+have 17:_+holder -25:_+i -11:_+in -15:_+into 17:_+just
-57:_+lamport 14:_+level -11:_+liquidity -26:_+log 21:_+long -12:_+may -12:_+move 13:_+name 19:_+not -18:_+odd -59:_+ohlcv -44:_+on -22:_+open 61:_+or 11:_+orderbook 11:_+out 15:_+people 15:_+pl
-10:_+point -67:_+pool -13:_+por 17:_+position 21:_+pric -17:_+price -10:_+print -18:_+protocol -39:_+px 13:_+question 21:_+quote -15:_+right 24:_+route -12:_+rows 36:_+safe 14:_+sat 32:_+should
-12:_+sign 15:_+sit -77:_+slot 21:_+stable -13:_+stablecoin 14:_+still -13:_+stuck 44:_+that -12:_+then 28:_+there 51:_+to 32:_+token 18:_+told -14:_+too 15:_+trad -19:_+trade -15:_+transaction
26:_+transfer 34:_+treasury -14:_+true -14:_+turn 69:_+tvl -20:_+tx 16:_+und 42:_+until -15:_+up 14:_+v -11:_+verify -27:_+volume -11:_+vom 26:_+wallet -80:_+what -22:_+where -10:_+who 17:_+will
-18:_+with 16:_+without 39:_+worth 13:_+would 28:a 30:a+_ -14:a+a 11:a+certain -15:a+chart -18:a+client 24:a+coin 20:a+collector 12:a+company 14:a+consolidation 18:a+copy -43:a+day 12:a+fake 10:a+feed
-18:a+fresh 12:a+hex -15:a+link 53:a+list 17:a+man -10:a+miss 16:a+monkey 24:a+new 17:a+of 20:a+open -12:a+present -21:a+price -13:a+profile -19:a+public 24:a+raw -14:a+receipt -15:a+scam 15:a+sery
14:a+stablecoin -13:a+subgraph -25:a+token -34:a+tool -25:a+topic 12:a+transf -17:a+year 28:about -28:about+, 12:about+_ 13:about+all 17:about+in 15:about+thi 16:about+to 12:above -30:above+_
38:above+spot 12:accesscontrol 12:accesscontrol+, 69:account 18:account+, 23:account+. -16:account+and 12:account+on 17:account+wa -19:acros -11:actual 19:ad 21:ad+$ -12:add+a 16:add+them 33:addres
-15:addres+of 26:addres+on -17:address -60:address<chain -25:address<coin -33:address<count -19:address<ens -47:address<evmAddress 48:address<evmHash 91:address<hex 38:address<name
-41:address<namesake -13:address<number -49:address<series -10:address<time -11:advis 59:afternoon 57:afternoon+, -30:against -12:against+_ -18:against+it 23:airdropp 23:airdropp+token 23:alike
23:alike+, -17:all 15:all+are -25:all+chain 12:all+deposit 13:all+outgo -10:all+perp -10:all+stablecoin -22:allow -10:allow+$ 31:allowance 41:allowance+did 18:also+a -20:am+_ 27:am+i 15:am+journalist
13:am+liquidator -12:am+review -21:am+talk -13:among -27:amount -51:amount<chain 40:amount<coin 35:amount<number 25:amount<protocol -31:amount<unit 37:an 12:an+_ -12:an+audit 13:an+exchange
20:an+insurance 19:an+l2 -16:and -13:and+_ 10:and+at 21:and+base -13:and+call 20:and+circulat 20:and+country 17:and+every 28:and+for 15:and+ha -31:and+how 23:and+i 17:and+in 24:and+my -12:and+on
36:and+receiv 20:and+sale 23:and+settl 10:and+tell -16:and+that 31:and+verification 25:and+volume 20:and+want -64:and+what -25:and+which -12:and+who -50:answ -16:answ+_ -33:answ+and -10:answ+proper
-25:any -20:any+dex 17:any+order -28:any+pool 18:any+real -46:anyAddress<chain -11:anyAddress<coin -30:anyAddress<evmAddress -10:anyAddress<fiat 17:anyAddress<name -16:anyAddress<namesake
-10:anyAddress<number -46:anyAddress<series -15:anyAddress<solanaAddress 18:anyAddress<step -11:anyAddress<time -27:anyone -11:anyone+still -37:anyth -12:anything<bitcoinAddress 21:anything<chain
43:anything<evmAddress -11:anything<evmHash 24:anything<fiat -11:anything<hex -29:anything<name -17:anything<pair 11:apart 13:apart+are 26:api 23:api+tak 19:app -19:approval -25:approval+? -12:are
-10:are+$ -16:are+a 19:are+about 18:are+at 13:are+audit -25:are+mandatory -29:are+on 17:are+open 19:are+still 15:are+talk -11:are+there -13:are+they 37:around 13:around+_ 28:around+the 13:artist
-11:ask -13:ask+for -20:ask+my 17:ask+when -15:at+all -18:at+now -65:at+present 81:at+that 42:at+the -17:at+thi 27:ate 27:ate+_ -13:atm 12:audit+$ -12:audit+memo 25:auditor 13:auditor+ask
12:auditor+want -10:aunt+. 15:aunt+keep -10:b4 -10:b4+i -32:back -28:back+from -11:backtest+someth 15:balance 10:balance+on 13:balance+sheet 11:bare 13:bare+numb -20:base -20:base+unit 13:be -23:be+$
-18:be+, -11:be+? 28:be+paus 24:be+permit2 17:be+plenty 12:be+several 15:become 15:become+nervou 23:been+pay -20:before 40:before+? -51:before+i 22:beforehand 22:beforehand+where -15:behind
-12:behind+. -13:besides=-1 -55:besides=0 -66:besides=1 -45:besides=2 -36:besides=3 46:best 24:best+_ 37:best+bettor 22:bet 13:bet+about 25:bet+ha -27:bet+on 36:bettor 36:bettor+on -16:between+_
17:between+two -11:bi -11:bi+_ -19:big -10:big+dao -34:biggest -26:biggest+coin 11:biggest+first -33:bitcoinAddress<bitcoinAddress -14:bitte -11:bitte+den -14:blacklist -27:blob -25:blob+for 26:block
55:block+$ 26:block+_ -11:block+explor -31:block+height -28:block+i 12:block+in 28:block+late 20:block+my 29:block+please -10:block+were -26:block+would -16:block<block -15:block<chain
56:block<evmAddress 52:block<evmHash 52:block<hex -11:block<number 39:book 30:book+on -20:bos 13:bos+talk -22:bos+want 10:bot+req 22:both 18:both+run 15:both+venu 68:bought 54:bought+$ 17:bought+my
26:bridg+and -15:broken -15:broken+down 17:broth 18:broth+both 11:built 11:built+the 40:burn 29:burn+by 28:burnt 11:burnt+in 21:burnt+one 19:busiest 37:busiest+pool 21:but 22:but+take 28:buy 23:buy+in
10:by 54:by+chain -14:by+exchange 17:by+how 17:by+market 31:by+now 36:by+numb -21:by+protocol -16:by+pyth 13:by+that 22:by+the 28:by+them -16:by+trust -23:by+what -27:call -15:call+$ -14:call+_
18:call+in -31:call+it -12:call+that -32:call-own=0 20:call-own=1 -40:call-own=2 -65:call-own=3 -69:call-own=4 46:call=check_approval_security -16:call=check_honeypot -13:call=check_malicious_address
-27:call=check_phishing_site 49:call=check_token_safety -13:call=compare_tokens -13:call=decode_abi_parameters -13:call=decode_calldata 26:call=decode_log -38:call=decode_selector -10:call=encode_abi
41:call=estimate_gas 19:call=get_alchemy_prices -16:call=get_block_by_timestamp -10:call=get_bridge_volume 13:call=get_bridges -13:call=get_btc_address 26:call=get_btc_fees 55:call=get_btc_mempool
-13:call=get_categories -17:call=get_chain_info -13:call=get_chain_stats 20:call=get_chains 45:call=get_chains_tvl_history -28:call=get_coin_history 22:call=get_coin_market_chart_range
-15:call=get_coin_ohlc 27:call=get_coins_list 55:call=get_coins_market_data 76:call=get_companies_treasury 17:call=get_contract_source 23:call=get_current_prices 14:call=get_defi_protocols
-15:call=get_derivatives_exchange -21:call=get_derivatives_exchanges 25:call=get_dex_pair 18:call=get_dex_volumes_by_chain -11:call=get_dexes -18:call=get_emissions -17:call=get_entities_list
-27:call=get_erc20_allowance 26:call=get_erc20_transfers 14:call=get_etherscan_transactions -46:call=get_event_topic 36:call=get_exchange_tickers -19:call=get_exchange_time
-13:call=get_exchange_volume_chart_range -12:call=get_exchanges_list -17:call=get_fear_greed 38:call=get_fee_history -25:call=get_function_selector -71:call=get_gas_overview
-11:call=get_global_market_cap_chart 33:call=get_global_stats -19:call=get_goplus_supported_chains 35:call=get_hacks -21:call=get_historical_prices 55:call=get_jup_quote
-18:call=get_kalshi_exchange_status 87:call=get_logs 17:call=get_nft 31:call=get_nft_by_contract 20:call=get_nft_market_chart -21:call=get_nft_markets 17:call=get_nft_tickers -17:call=get_nfts
35:call=get_open_interest_overview -28:call=get_options_overview 14:call=get_perp_candles 17:call=get_perp_funding_history 21:call=get_perp_open_orders 21:call=get_perp_orderbook
12:call=get_polymarket_activity 25:call=get_polymarket_closed_positions 14:call=get_polymarket_leaderboard 15:call=get_polymarket_market 18:call=get_pool_ohlcv 17:call=get_pools_by_dex
-11:call=get_prediction_market -24:call=get_price 34:call=get_price_chart 15:call=get_protocol_fees -18:call=get_protocol_tvl 16:call=get_recently_updated_tokens 11:call=get_rugcheck_summary
17:call=get_rugcheck_verified -11:call=get_sol_block_time -24:call=get_sol_priority_fees -19:call=get_sol_transaction -11:call=get_solana_token_security 56:call=get_spot_markets
-54:call=get_stablecoin 11:call=get_stablecoin_chains -11:call=get_stablecoin_charts_by_chain 19:call=get_stablecoin_charts_global -21:call=get_stablecoin_prices 56:call=get_storage_at
-24:call=get_sui_token_security -15:call=get_supported_currencies 16:call=get_token_balance 22:call=get_token_lock_info 16:call=get_token_pools 21:call=get_token_price -19:call=get_token_profiles
20:call=get_transaction_receipt -16:call=get_treasury_transaction_history -32:call=get_trending -19:call=get_trending_pools 34:call=get_wallet_approvals 25:call=get_wallet_defi_positions
-16:call=get_wallet_overview 19:call=get_wallet_portfolio 19:call=get_wallet_swaps 18:call=get_wallet_token_balances 41:call=get_wallet_token_transfers -52:call=get_yield_pools 15:call=hash_keccak256
15:call=lookup_ens -11:call=resolve_ens 45:call=search_all 54:call=search_chain -51:call=search_dex_pairs -20:call=search_pools 22:call=search_solana_assets -10:call=validate_address
29:call=verify_message -66:calls=1 -53:calls=2 -21:calls=3 -10:came 12:can+_ -18:can+anyone 13:can+i 20:can+permit2 28:can+trad -19:can+whoev 25:can+you 66:candl -23:candl+, 17:candl+for 23:candl+of
-12:candl+that 80:cap 34:cap+$ -17:cap+, 30:cap+? -19:cap+and 18:cap+of 21:cap+rank 28:cap+volume -13:capitalisación -13:capitalisación+, -10:capitalisation -15:carry 19:cash 26:cash+out 28:category+i
-62:category=defi_protocol -37:category=market_data -65:category=network_infrastructure -29:category=nft_analytics -39:category=onchain_dex -49:category=portfolio_wallet
-74:category=prediction_markets -53:category=search_discovery -43:category=security_risk -68:category=token_contract -15:cent -14:cent+$ 11:certain -13:chain 11:chain+$ -12:chain+. -14:chain+?
46:chain+_ 14:chain+and 18:chain+at -42:chain+i -18:chain+id -11:chain+of -12:chain+option 12:chain+say 21:chain+that -11:chain+tvl 26:chance 15:chance+? 15:chance+i 15:chang 20:chang+the -19:change
15:chart -14:chart+for -12:chart+in 30:chart+the 23:cheapest 23:cheapest+, 11:cheapest+_ -11:check -45:check+that 27:check+the 24:circulat 18:circulat+supp -30:circulation -19:circulation+on -26:cit
-16:cit+a -10:cit+receipt -40:claim -21:claim+_ -13:claim+an -16:claim+of -21:click -20:click+$ 18:client+only 35:clos 31:clos+the 22:code 19:code+hash -38:coin 24:coin+$ -15:coin+a -31:coin+by
-25:coin+exist -25:coin+first -19:coin+freeze -24:coin+gain 27:coin+in 26:coin+list -47:coin+lost 15:coin+on 27:coinId<chain -18:coinId<coin -22:coinId<fiat -19:coinId<time -41:coinSymbol<chain
65:coinSymbol<coin -16:coinSymbol<count 65:coinSymbol<exchange -60:coinSymbol<name -16:coinSymbol<number 65:coinSymbol<protocol -43:coinSymbol<series 14:coinSymbol<step -21:coinSymbol<time
-51:coingecko -10:coingecko+$ 18:coingecko+? 16:coingecko+id 29:cold 12:cold+storage 10:cold+wallet 39:collection -12:collection+? -14:collection+_ -11:collection+by 31:collection+cheapest
17:collection+floor -48:collection+my 37:collection+on 18:collection+stat 25:collection<chain 102:collection<coin -62:collection<collection 18:collection<fiat 33:collection<name -13:collection<quoted
37:collection<series 17:collection<time 21:collector 21:collector+. -11:com -23:com+back 26:com+out 64:company 36:company+. 18:company+i 12:compare 23:compare+it 24:competitor 22:competitor+put
-11:compil -12:compil+wa -12:complain -12:complain+get -11:compute -11:compute+the 13:confidence 23:confidence+for 32:config 24:config+$ 21:confirm+that 15:consolidation 14:consolidation+while
26:contract+$ -63:contract+_ 14:contract+call -57:convert -52:convert+_ 15:copy 21:copy+on 46:cost -11:cost+, 34:cost+? 24:cost+there 18:could 24:could+buy 24:count 24:count+and 14:country
20:country+of -24:cousin -27:cousin+put 12:cover+all 10:create 24:create2 22:create2+, -57:crypto -10:crypto+market -84:currency -71:currency+of -18:current -57:current+_ 34:current+pric
13:current+value -22:cut -18:cut+in -46:d -22:d+like -20:d+rath 27:dao 39:dao+$ 14:dao+report -10:dao+worth 19:dat 12:dat+$ 13:data -12:data+$ -27:data+_ 36:data+field 19:data+to 23:date 22:date+,
-69:day -42:day+, -16:day+. -12:day+behind -11:day+old 13:day+which -17:day<chain -28:day<coin -22:day<fiat -28:day<time 26:days<chain 46:days<coin -35:days<exchange 18:days<fiat 68:days<series
-14:days<time -16:deal -16:deal+with -32:decemb -15:decemb+$ 17:decentralis+exchang -14:decentralis+perp 21:decimal+, 11:decimal+and -18:decimal+how 10:deep+i -27:defi -37:defillama -11:den -11:den+_
25:denylist 25:denylist+? 33:deploy 23:deployment 21:deployment+there 30:deposit 12:deposit+. 19:deposit+_ 11:depth 11:depth+_ 17:derivativ+platform -10:desk+of 13:dev -25:develop -11:develop+_
-40:dex 28:dex+, -12:dex+any -15:dex+on -22:dex+pool 28:dexscreen+? -17:dexscreen+for 51:did -20:did+_ 61:did+i 34:did+my 35:did+on -19:did+that 44:did+the 20:diff 21:diff+from 12:different+network
-19:do 11:do+_ 34:do+i -11:do+people -23:do+the -46:do+you -41:doe+_ 15:doe+a 44:doe+he -44:doe+it 24:doe+send 21:doe+that 29:doe+the -11:doe+thi 14:donation 14:donation+addres -23:down 12:down+a
-14:down+by -15:down+since 21:download 21:download+source 12:due 14:due+_ 32:dump 30:dump+$ -43:each -16:each+claim 25:earn 32:earn+the 24:editor 23:editor+mail -46:election -46:election+with 21:else
23:else+$ 11:elsewhere 11:elsewhere+? 20:employ 16:employ+$ -25:en -15:en+_ 21:end -12:end+now 19:end+of 22:end+up -15:endpoint -16:endpoint+of 22:enough 17:enough+liquidity -22:ens<ens -13:entry
-10:entry+. -10:enumerate -10:enumerate+the 50:event -12:event+, -15:event+_ 23:event+alike 42:event+i 28:event+of 21:ever 13:ever+for 16:every -12:every+_ 24:every+hop 21:every+purchase
-12:everybody+search -20:exact+tool -41:exchang -12:exchang+, -18:exchang+by 11:exchang+have 33:exchange -25:exchange+, -11:exchange+feed 12:exchange+say 11:exchange+that 12:exchange+turn
11:exchange+turnov 18:exchange+where -42:exchange<coin -13:exchange<count -57:exchange<exchange -31:exchange<pair -13:exchange<series 21:exchangeId<chain 57:exchangeId<coin 37:exchangeId<count
-46:exchangeId<exchange 58:exchangeId<fiat -23:exchangeId<protocol 57:exchangeId<series -33:exist -30:exist+$ 53:exploit 28:exploit+$ 30:exploit+dump 54:explor -22:explor+, -15:explor+for 94:explor+of
-13:expres -13:expres+the 19:fail 26:fail+, 10:fake 12:fake+one -26:fall -21:fall+? 10:far 13:far+apart -11:fattest -13:favor -13:favor+$ -10:feature -10:feature+request 27:fee 13:fee+_ 12:fee+are
20:fee+did 11:fee+it 19:fee+of 42:fee+on -12:fee+paid -15:fee+to 13:fee+v 12:fee+were 28:feed -13:feed+doe 12:feed+id 24:feed+in -10:feed+publish 45:feed+value -23:fiat<coin -38:fiat<fiat
32:fiat<number -12:fiat<series 25:field 28:field+_ 44:field=0 25:field=1 18:field=2 -18:field=3 -16:figur -16:figure -14:figure+. -12:filt -16:find+_ 47:find+that -16:find+trad -23:finish
-20:finish+task -20:firm -24:firm+have -28:first 20:first+, -15:first+. -12:first+coin 17:first+fund -17:first+handful -13:first+one -31:floor -46:floor+$ -32:floor+, 23:floor+and -14:floor+go
10:floor+in -15:floor+pric -25:floor+price 49:floor+since 39:for 27:for+_ 23:for+a 24:for+at -25:for+get 30:for+how -12:for+itself 42:for+me -10:for+min 15:for+my -16:for+nft -34:for+our 34:for+that
75:for+the 15:for+these -12:for+token -14:for+trad -20:for+wallet -10:for+whoev -11:foreign -11:foreign+exchange 35:forg 35:forg+? 13:fork 13:fork+$ -16:forward -12:forward+that -10:found -20:freeze
-19:freeze+me -22:fresh -18:fresh+wallet 32:friend 17:friend+lik 64:from 27:from+_ 22:from+a -14:from+it 21:from+that 27:from+the 20:front 27:front+. 17:full 28:full+are 75:fund 12:fund+_ 22:fund+for
23:fund+my 16:fund+that 17:fund+with -15:futur -11:fx -10:fx+feed 10:ga+$ -32:ga+price -16:ga+right -11:ga+rn 43:ga+unit 20:ga+used 14:ga+will -27:gain -26:gain+the 22:gallery 21:gallery+lent 11:gauge
11:gauge+, -18:gave+me 14:gave+u -42:get -114:get+_ 40:get+hack 26:get+into 82:getlog 28:getlog+block 59:getlog+for 10:giv -12:giv+candl 15:giv+it 36:give 41:give+on -47:go -25:go+and 26:goe+out
29:gone 28:gone+up -13:got -12:got+my 38:got+rekt -11:got+the -13:grand -13:grand+por -12:grant+, -11:graphic -12:graphic+. 29:ha 22:ha+, -20:ha+_ 16:ha+any 15:ha+become 14:ha+been 25:ha+her
-47:ha+one 24:ha+our -12:ha+pyth 27:ha+she 35:ha+the 51:hack 29:hack+and 40:hack+before 16:had -15:handful -17:handful+. 12:happen+, -25:happen+_ 31:hash 19:hash+_ 11:hash+it -16:hash+of
-30:hash<chain -19:hash<series 26:hash<signature 31:have 15:have+a 16:have+an -13:have+it 35:have+sign -22:have+some 14:have+the 15:have+they -12:have+to 56:he 40:he+own -13:he+swear -31:height
-21:height+did -10:height+i -14:hello -13:hello+, 41:her 15:her+how 25:her+own 15:her+saving -45:here -20:here+for -13:here+the 20:hex 12:hex+$ 24:hex+for 36:hex<evmAddress -75:hex<hex 33:hex<name
-12:hex<quoted -13:hex<signature 34:hi 17:hi+_ -26:hi+saving 22:hi+wallet 15:high+chance -64:highest -22:highest+fee -34:highest+floor 10:him -19:history -40:history+$ 19:history+, 65:hold -12:hold+,
-15:hold+_ 12:hold+any 28:hold+count 27:hold+it 52:hold+the -28:hold+up 15:holder -15:holder+, -34:holder<holder 18:honeypot 17:honeypot+or 24:hop 24:hop+. -34:hour -13:hour+$ -13:hour+, -13:how+_
11:how+deep -23:how+did 16:how+full -19:how+ha 17:how+i -22:how+large -15:how+many 25:how+much -18:how+thick 40:i -90:i+_ 21:i+a -48:i+am -20:i+before 76:i+bought 26:i+bridg 29:i+burn -18:i+call
-30:i+can -23:i+click 28:i+cut -48:i+d 14:i+due 22:i+get 19:i+got 55:i+have 20:i+hi 32:i+hold 20:i+know 23:i+left 18:i+like -16:i+ll -33:i+m 20:i+made 47:i+mint 63:i+my -13:i+need 20:i+not 13:i+only
16:i+paid 39:i+pay 14:i+plan -15:i+post -28:i+publish 21:i+revoke 35:i+said -11:i+send -14:i+swap -72:i+that -27:i+there 37:i+thi 12:i+think 19:i+trade -16:i+unalter 32:i+use 45:i+used 30:i+wa
-15:i+wire 19:i+worth 10:i+wrote -58:id 16:id+$ -23:id+, 23:id+need -27:id+of -16:if -10:if+block 24:impact 24:impact+and 25:in 15:in+? -39:in+a 12:in+accesscontrol -26:in+circulation 20:in+coingecko
-28:in+decemb -15:in+fee 24:in+for 25:in+front 25:in+hi 15:in+it -13:in+line 22:in+my 24:in+our -17:in+percent 28:in+sat 40:in+that 72:in+the -18:in+their -14:in+them -12:in+total 11:in+volume
26:in+which -12:index 19:init 19:init+code -14:input 39:insid 36:insid+did 24:insurance 24:insurance+valuation 28:interest 13:interest+$ 37:interest+please -12:into+_ -17:irrespective
-17:irrespective+of 13:issu 33:it 26:it+$ 35:it+, 43:it+? 13:it+_ -42:it+a 12:it+addres -26:it+answ -17:it+at 21:it+balance 19:it+call 18:it+chang -17:it+check 12:it+cover 11:it+do 23:it+end
-54:it+floor -21:it+go -11:it+goe 34:it+ha 16:it+have 25:it+i 29:it+on -10:it+own 16:it+peg -23:it+receipt -28:it+rest 44:it+revert 53:it+still 18:it+the -26:it+there 25:it+to 12:it+unlimit 33:it+up
31:it+with -51:it+worth -12:it+wrong -10:itself -14:itself+keep 13:itself+kept 15:journalist 15:journalist+from 14:json 13:json+schema 28:just+event 17:keccak256 11:keccak256+$ 14:keep 15:keep+her
40:keep+nam 11:kept 13:kept+, 67:know 27:know+$ 21:know+, 22:know+beforehand -17:know+what 24:l1 24:l1+$ 96:l2 23:l2+$ 28:l2+, -25:l2+. 50:l2+book -13:la+_ -53:lamport -57:lamport+to -19:land
-20:large -15:large+i -11:largest -10:last+block -15:late+$ 28:late+on -12:latest 37:launch 16:launch+on -16:lay -11:lay+_ 76:lead=-1 87:lead=-2 95:lead=-3 21:lead=0 -35:lead=1 -53:lead=2 -62:lead=3
-10:leaderboard 16:ledg+. -18:ledg+show 61:left 24:left+in 22:left+out -37:left=bitcoinAddress -13:left=bitcoinHash -49:left=chain -31:left=coin -38:left=collection -17:left=commodity -37:left=count
-39:left=ens -11:left=evmAddress -46:left=exchange -36:left=fiat -18:left=hex -24:left=holder -22:left=maybeChain -24:left=moveType 25:left=name -41:left=namesake -35:left=number -38:left=pair
-45:left=protocol -55:left=quoted -35:left=series 41:left=signature -65:left=solanaAddress -15:left=solanaSignature -45:left=step -53:left=ticker -51:left=time -23:left=unit -32:left=url
-74:left=venue 26:lend 30:lend+market -16:lend+yield 21:lent 21:lent+work 14:level -14:lie -13:lie+in 17:lik 17:lik+$ -31:like -43:like+$ 21:like+, -19:like+to -14:line -13:line+$ -19:link+_ 28:link+i
11:liquidation 12:liquidation+happen 13:liquidator 13:liquidator+of 19:liquidity -27:liquidity+, 15:liquidity+? 16:liquidity+to -12:list -23:list+? 16:list+all 12:list+company 21:list+it 13:list+min
25:list+request -21:list+the -23:list+token -21:ll -17:ll+write 21:llamaCoin<coin -15:llamaCoin<count 21:llamaCoin<namesake -15:llamaCoin<number -18:llamaCoin<protocol 22:llamaCoin<series
36:llamaCoin<step -44:llamaCoin<time -35:lock -16:lock+on -31:log -25:log+and 18:long 23:long+ha -11:look -27:look+at 34:look+it -44:look+like 21:look+on 19:look+wheth -71:looks-up=0 128:looks-up=1
-19:lost 20:lost+deposit -50:lost+most 15:lost+since -12:lot 19:lowest 24:lowest+price 17:lp -33:m -24:m+new 21:made 20:made+account -20:made+the 14:mail 23:mail+me 17:man 18:man+on -25:mandatory
-25:mandatory+for -12:manifest -12:manifest+$ -16:many -28:many+coin 15:many+hold -13:many+oth 31:many+percent -24:many+unit -16:many+whole 44:market+cap 13:market+i -48:market+on 13:market+that
-13:market+today 15:market+we -14:market<count 12:market<number -26:market<quoted -54:market<ticker -25:market<venue -26:math -26:math+on -13:max 10:may 21:may+diff 20:maybe 20:maybe+it 63:me+$
19:me+. -67:me+_ 17:me+and -12:me+it -18:me+out -17:me+the -11:me+thi 23:me+through -26:me+to 12:me+who -14:mean -32:mean+$ -15:mean+at 15:mean+stand 17:mean+the 18:mean+where 36:member 32:member+of
-12:memo -11:memo+. -21:mempool 28:mempool+$ -43:mempool+look 40:mention 28:mention+in -43:metamask -48:metamask+say 14:metamask+show 18:mid 12:mid+_ 28:midpoint 11:midpoint+, 22:midpoint+? -12:min
-10:min+out -10:min+pool 13:min+we 76:mine 51:mine+$ 18:mine+still 11:mint 14:mint+_ -25:mint+addres 49:mint+mine -21:mint+more -12:mint+or -11:minute -10:miss -10:miss+tool -14:moment 11:moment+,
-11:moment+? -15:money 26:money+i 16:monkey 16:monkey+picture -36:more -16:more+of -12:more+than 13:more+today -11:morn+wa -66:most -54:most+_ -10:most+at 45:most+fee -29:most+in 25:most+of
-19:most+open -15:most+revenue 13:most+trad 31:mov 16:mov+it -35:move -24:moveType<moveType 25:much 28:much+$ -35:much+_ 10:much+am 41:much+com -37:much+did 19:much+doe 11:much+fee 17:much+have
-29:much+i -15:much+lie 15:much+on 33:much+over -33:much+value 13:much+volume -28:must -22:must+i 75:my 75:my+_ -18:my+answ 14:my+aunt -20:my+bos 17:my+broth 19:my+cold 17:my+company 12:my+contract
-23:my+cousin 24:my+editor 20:my+employ -19:my+finish 26:my+friend 11:my+gauge -37:my+metamask -21:my+nonce 13:my+old 11:my+phone 40:my+pm -28:my+result -10:my+script -17:my+son 27:my+swap
-22:my+thesi -26:my+trade 14:my+uncle -13:my+wife -13:má -13:má+grand 18:nam 20:nam+$ 28:name 20:name+, 16:name+? -15:name+_ 66:named=false -73:native -71:native+currency -12:need -40:need+_
-29:need+a 34:need+current 27:need+for -12:need+id -12:need+in 21:need+to -45:need=address 35:need=amount -25:need=anyAddress -21:need=anything -33:need=bitcoinAddress 44:need=block -15:need=coinId
65:need=coinSymbol 39:need=collection -28:need=day -13:need=days -22:need=ens -57:need=exchange 12:need=exchangeId -76:need=hex -34:need=holder 32:need=llamaCoin -61:need=market -24:need=moveType
-37:need=other -40:need=pair -32:need=protocol -49:need=signature -43:need=solanaAddress -22:need=solanaSignature 14:need=step -30:need=time -13:need=types -43:need=url -44:need=venue -75:needs=0
-58:needs=1 -28:needs=2 -19:needs=3 14:nervou 15:nervou+since 10:network+, 12:network+. -18:network+_ 16:network+of 13:nev 23:new+_ -23:new+to 15:newest+first 15:news 15:news+about -63:next
-46:next+election -10:next+one -62:nft 15:nft+and -13:nft+collection -51:nft+floor -12:nft+gave -20:nft+list -14:nft+market -42:nft+project -18:nft+ticket 16:no+$ 12:no+on -27:nonce -20:nonce+on
27:not 26:not+there 20:noth 21:noth+else -18:notional 10:now+$ -23:now+, -10:now+how 11:now+over 10:nuk 10:nuk+$ -17:numb -55:numb+in 30:numb+of 20:numb+with -49:odd -47:odd+$ 40:of 30:of+$ -47:of+_
43:of+a -35:of+all 20:of+an 17:of+both -16:of+chain -48:of+contract -10:of+event -11:of+every 17:of+mine 59:of+my 32:of+one 62:of+our -11:of+owner 23:of+pool -24:of+protocol 13:of+second 12:of+text
37:of+that 105:of+the -22:of+them 33:of+these 13:of+those 21:of+today 36:of+trad -12:of+what 11:of+ye -31:of+your -20:off+i 28:off+in 16:offer 16:offer+me 17:office 15:office+. -59:ohlcv -12:ohlcv+giv
-25:ohlcv+parameter -11:old+! 16:old+ledg 30:oldest 13:oldest+first 17:oldest+one 25:on 21:on+$ 13:on+, -10:on+all 19:on+an -16:on+chain -18:on+coingecko 20:on+dexscreen 12:on+different 61:on+it
17:on+my 23:on+no 16:on+one 14:on+that 70:on+the 16:on+thi 26:on+top -14:onchain 52:one 18:one+, -12:one+. -30:one+_ -17:one+are 24:one+could 31:one+dex 15:one+ha 24:one+i 22:one+left -15:one+must
41:one+my -57:one+of 45:one+on 27:one+only -10:one+pay 13:one+rose 12:one+that 10:one+wallet 56:only 18:only+$ 32:only+for 18:only+gave -13:only+hi 12:only+know 23:open 24:open+and -14:open+for
14:open+in 26:open+interest -45:open-own=0 -26:open-own=1 17:open-own=2 52:open-own=3 83:open-own=4 -49:open=false 86:open=true -15:operat -10:operat+thi -25:operator -12:operator+it -37:option
-11:option+volume 12:or 17:or+a -12:or+blacklist 21:or+did -17:or+down 11:or+elsewhere 35:or+forg -11:or+i -15:or+lend -14:or+more 14:or+no 12:oracle 24:oracle+config 15:ord 18:order+of 15:orderbook
12:orderbook+ye 98:oth 21:oth+chain 96:oth+one -13:oth+wait 17:other<chain -11:other<fiat -15:other<namesake -11:other<pair -15:other<protocol -13:other<series 75:our 19:our+_ 11:our+auditor
-10:our+aunt 22:our+competitor 42:our+dao -12:our+event 21:our+gallery -12:our+grant -23:our+l2 -19:our+ledg 12:our+liquidation 17:our+oracle 28:our+registry -24:our+show 12:our+treasury 84:out
13:out+, 20:out+. -19:out+? 37:out+for 25:out+from -12:out+of 36:out+send 11:outcome 10:outcome+ye 17:outgo 13:outgo+_ 14:output 14:output+ha 13:over+_ 11:over+in -14:over+thi 27:over+time 30:own
40:own+? 25:own+account -17:own+token -100:own=0 19:own=2 29:own=3 31:own=4 12:owner+doe -12:owner+ha 25:package 25:package+? 36:paid 38:paid+$ -13:paid+dexscreen 12:paid+in -14:paid+on 21:paid+u
18:pair 27:pair+_ -20:pair+for -15:pair+on -40:pair<coin -13:pair<count -40:pair<exchange -30:pair<pair -11:pair<series 10:pap+wallet -23:param -25:param+are -22:parameter -25:parameter+schema 14:park
14:park+it -16:pas -10:pas+it -11:paste 26:paus 28:paus+by 15:pay 15:pay+_ 22:pay+for -15:pay+more -11:pay+to 16:pay+what 11:payment 13:payment+from -12:payout 15:peg+. 25:pend 31:pend+in -11:people
14:people+bet -10:people+on -24:per 22:per+chain -70:per+second 32:per+vbyte -16:percent+$ 28:percent+ha 41:permit2 40:permit2+_ -25:perp+$ -11:perp+exchang 38:perp+i 29:perp+there 38:perp+trad
13:phone 19:picture 16:picture+for -74:pippin -32:pippin+on -15:pippin+pool -12:pippin+where 19:pl 15:place 20:place+where 15:plan 14:plan+a 19:platform 17:platform+my 33:please 36:please+$
30:please+, -20:please+? -10:please+add 23:please+price -14:please+tell 14:plenty 16:plenty+. -39:plu -26:plu+what 40:pm 40:pm+keep 31:podcast 28:podcast+, -15:point -28:pool+$ 14:pool+? -58:pool+_
25:pool+in 28:pool+of 16:pool+on -10:pool+shar -28:pool+that -11:pool+with -25:popup -25:popup+show -13:por -13:por+capitalisación -13:por+favor 54:position 33:position+, 16:position+paid -17:post
-16:post+it -12:prediction -10:prediction+market -90:present -32:present+$ -21:present+, -12:present+on 37:pric+$ -15:pric+? 35:pric+for -24:pric+in -14:pric+of 20:price -27:price+$ -20:price+,
-12:price+? -22:price+_ -12:price+all 17:price+and 28:price+cap 15:price+ever 47:price+feed -11:price+for -17:price+history 25:price+impact -44:price+of 24:price+one -19:price+please 15:price+wa
24:price+with -11:price+you -14:primary -24:print -12:print+_ -17:prio -17:prio+fee -19:profile 27:profit 25:profit+? 27:project 40:project+get 13:project+itself 18:project+we -40:project+with
-11:proper -10:proper+sourc -17:protocol+$ -12:protocol+. -19:protocol+by 38:protocol+earn 34:protocol+hack -22:protocol+with -48:protocol<protocol 20:protocol<series 21:protocol<time -26:public
-19:public+rpc -37:publish -10:publish+by -28:publish+check 46:pull 19:pull+_ 19:pull+my 21:purchase 20:purchase+and 34:put 16:put+_ -25:put+hi 22:put+on -39:px -39:px+$ 45:pyth+$ -10:pyth+,
-10:pyth+feed -14:quarter -12:quarter+graphic -31:query<coin 32:query<protocol 13:question+user -31:quot -16:quot+in 21:quote 21:quote+for -32:rais -29:rais+above 36:rank 36:rank+by 22:rank+for
-25:rate+_ 32:rate+of -23:rath -20:rath+know 20:raw+numb -23:read -65:read+_ 61:read+storage 36:real 16:real+floor 18:real+liquidity -68:receipt -38:receipt+_ -19:receipt+i -34:receipt+of 25:receiv
36:receiv+$ -54:recent -12:recent+hack -29:recent+rais 10:refresh 10:refresh+5 28:registry 28:registry+contract 38:rekt 38:rekt+on 19:report+a 13:report+i 10:req 10:req+_ 13:request 25:request+_
-10:request+for 11:resolve 18:resolve+it -15:rest 18:rest+? -29:rest+on -48:result -20:result+against -28:result+hold -33:revenue -14:revenue+$ -11:revenue+? 54:revert 44:revert+? 14:revert+data
-16:review -11:review+_ 19:revoke 19:revoke+that -11:right -27:rn 11:role 12:role+str 11:rose 13:rose+more -17:round -12:round+$ 34:rout -13:rout+_ 41:rout+i 29:route 25:route+for -12:rows -17:rpc
-18:rpc+, -22:rugcheck 33:run 17:run+_ 33:run+the -20:run+thi 45:safe 14:safe+? 28:safe+on 37:said 35:said+to 14:sale 20:sale+of 31:sat 33:sat+per -12:say 11:say+? -64:say+_ 19:say+it 13:say+the
-17:scam -20:scam+site -21:schema -11:schema+$ 14:score -13:score+$ 20:score+and 12:score+for -16:script -13:script+print 26:search -28:search+_ -19:search+for 51:search+the 23:search+word -62:second
-69:second+$ 12:second+i 10:see+wheth 11:seem 12:seem+to -12:selector -10:selector+of 13:sell -12:sell+_ 36:send+and 12:send+cost -10:send+it 25:sent 28:sent+i -11:sent+me 24:service 20:service+where
35:sery 22:sery+. 20:sery+and -18:sett -17:sett+up 25:settl+event 26:settlement 22:settlement+date 21:several 12:several+on -12:shar -10:shar+. 24:share 24:share+of 57:she 25:she+cash 25:she+won
24:sheet 23:sheet+_ 15:short 15:should -12:should+i 31:should+know -40:show -23:show+$ -23:show+_ 15:show+her -27:show+me -11:show+the -23:show+thi 10:show+zero 52:sign 44:sign+it -11:sign+the
28:signature 24:signature+_ 26:signature<evmHash 19:signature<hex -49:signature<signature -12:simple+send 17:simple+transf 50:since 15:since+? 80:since+i 11:since+launch -31:since+when 12:sit
19:sit+in 20:sit+lost -35:sit+on -37:site -19:site+? -20:site+ask -11:slip -10:slippage+allow -12:slot 58:slot+_ -79:slot+time -13:snapshot -26:so -10:so+what -37:solanaAddress<chain
54:solanaAddress<coin 55:solanaAddress<number 25:solanaAddress<protocol -71:solanaAddress<solanaAddress -22:solanaSignature<solanaSignature -11:sold -12:solidity -11:solidity+source -62:some 15:some+_
-20:some+site -44:some+tool -17:somebody 11:someone 16:someone+offer -18:someone+sent -12:someth -11:someth+for 17:somewhere 12:somewhere+mid -17:son -23:son+told -11:sourc -10:sourc+? 21:source+_
-12:source+and 38:spell 36:spell+out 14:spend -18:spend+_ 24:spend+be 25:spendable 25:spendable+output 27:spot 37:spot+$ -17:spread -14:spread+$ -24:stabl 23:stable 21:stable+from -28:stablecoin
13:stablecoin+and 30:stablecoin+do -21:stablecoin+market -13:stablecoin+má 28:stablecoin+there -15:stak+or 20:stak+service 15:stand+right -31:start -10:start+_ -18:start+of 20:stat 18:stat+_
-10:step<chain 14:step<coin 31:step<exchange -73:step<name 32:step<protocol 14:step<step -15:step<time 87:still 27:still+ate 19:still+in -25:still+mint 24:still+pend 31:still+pull 18:still+rest
10:still+there -13:still+und 15:stock 17:stock+my 88:storage 20:storage+, 66:storage+slot 14:str 12:str+that 30:strange=0 15:strange=1 -65:strangers=0 -15:strangers=1 12:strangers=2 20:strik
20:strik+are 10:stuck -13:stuck+? 32:stuck+tx -13:subgraph -12:subgraph+manifest -79:subject=false -55:subject=true 27:supp+, -12:suspect 42:swap -17:swap+my 24:swap+on 37:swap+the 20:swapp
19:swapp+by -13:swear -13:swear+_ -20:switch -20:switch+to 16:t 25:t+tell -15:table 22:tak 23:tak+noth 21:take 23:take+the -26:takes=0 -68:takes=1 -55:takes=2 -39:takes=3 -80:takes=4 -23:talk
-17:talk+of -20:task -20:task+result -19:tax -14:tax+advis 13:tell 25:tell+$ -10:tell+the -11:tell+whoev 20:text 14:text+$ -14:text+_ 18:text+please -33:th -16:th+_ -21:th+my -12:than+_ 71:that
-14:that+$ -42:that+? 52:that+_ 57:that+afternoon 23:that+airdropp -38:that+are -49:that+be 21:that+category 18:that+collection -13:that+com -12:that+day -16:that+each -21:that+exchange -21:that+fall
16:that+he -10:that+i -28:that+my 15:that+name 18:that+on 40:that+oth 31:that+rout 87:that+time -14:that+to 39:that+we 43:the -25:the+_ 17:the+account 21:the+ad -14:the+amount 26:the+api 13:the+app
19:the+auditor 13:the+bare 24:the+best -11:the+big -14:the+biggest 89:the+block -14:the+book 56:the+chain 15:the+chance 22:the+client 18:the+coin 53:the+collection 14:the+contract 13:the+current
13:the+dao -17:the+day 21:the+deployment 16:the+derivativ -19:the+dex 14:the+donation -11:the+exact 57:the+exchange 59:the+exploit 71:the+explor -21:the+fee 35:the+feed -14:the+figure -32:the+first
34:the+floor -10:the+foreign 18:the+fund -11:the+hash 15:the+high -69:the+highest -12:the+hour -19:the+id -11:the+input 40:the+insid 13:the+json 26:the+l2 -15:the+last 35:the+lend 24:the+link
-28:the+liquidity -22:the+list 19:the+lowest 21:the+market -26:the+math -16:the+mempool -15:the+mint 24:the+money -26:the+most 11:the+name -71:the+native 18:the+network 16:the+news -61:the+next
-10:the+nft -58:the+numb 15:the+office 16:the+oldest 16:the+one -22:the+operator 66:the+oth 41:the+pair 37:the+perp 20:the+place 29:the+podcast 42:the+pool 32:the+position 33:the+project
15:the+protocol -13:the+quarter -36:the+receipt 12:the+role 23:the+search 23:the+sery 26:the+settlement 13:the+stablecoin 20:the+stak -16:the+start 16:the+stock -17:the+talk -12:the+text -38:the+th
33:the+tick 23:the+time 12:the+timelock 27:the+token -11:the+trad 17:the+treasury 25:the+tx -14:the+value 49:the+vault 29:the+venue -19:the+verify -11:the+very 27:the+week -23:the+whole -14:the+word
-48:their 34:their+_ -46:their+odd -18:their+treasury -11:them -12:them+, 16:them+up -20:then -12:then+? -11:then+the 70:there 42:there+$ 51:there+, 16:there+. -29:there+? -20:there+a 18:there+also
17:there+enough 13:there+i 21:there+may 24:there+right 12:there+seem -20:there+some 44:these 30:these+i 15:these+nft -23:thesi -11:thesi+$ 40:they -26:they+? 13:they+by 21:they+cost 15:they+lost
28:they+mention 34:they+paid 33:thi -10:thi+$ 11:thi+, -18:thi+account -25:thi+and 11:thi+artist -27:thi+blob -24:thi+for -14:thi+hour 28:thi+l1 -15:thi+mean -16:thi+moment 18:thi+network
36:thi+protocol -18:thick -14:thick+i 20:through+_ 43:tick 12:tick+, 28:tick+they -16:ticket -18:ticket+, 30:time 40:time+$ -16:time+? -26:time+i 26:time+of 30:time+the -13:time<exchange 27:time<fiat
-25:time<series -30:time<time 12:timelock 13:timelock+on 10:to 18:to+0x -12:to+31st -40:to+_ 24:to+a -14:to+claim -12:to+complain 10:to+dump 36:to+have -12:to+holder 42:to+know 19:to+launch
-23:to+look -12:to+my -20:to+network 11:to+put -12:to+send 15:to+show -20:to+switch 18:to+text 41:to+that -19:to+the -23:to+thi -10:to+whoev -34:today -38:today+? -24:togeth 36:token 44:token+$
31:token+, -16:token+? -20:token+_ -24:token+approval -15:token+at -17:token+call 12:token+doe -11:token+holder 58:token+of 24:token+sit -10:token+v 19:token+were -20:token+would -15:told+me
18:told+of -13:too -10:too+please -141:tool -10:tool+. -24:tool+for -20:tool+here -20:tool+nam -40:tool+nft -23:tool+that 17:top+? -42:topic -15:topic+_ -24:topic+for 18:topic0 -18:topic0+for
-19:topic0+of 59:topic0+transf -35:total 20:total+and 10:total+in -10:total+stablecoin 57:trad 48:trad+$ -11:trad+, 40:trad+above 28:trad+at 24:trad+be 39:trad+of -14:trad+pair 13:trad+pool
-23:trad+volume -40:trade -18:trade+? -19:trade+_ 25:trade+a -26:trade+happen -12:transaction+are 28:transaction+in 13:transaction+pay -68:transaction+per 87:transf 60:transf+, 30:transf+cost
41:transfer 34:transfer+on 30:treasury -18:treasury+? 10:treasury+balance 25:treasury+cap 14:treasury+park 35:treasury+worth -12:trend -12:true -13:true+? -11:turnov 11:turnov+in 63:tvl -10:tvl+$
-51:tvl+_ 89:tvl+at 56:tvl+by 32:tvl+of 14:two 22:two+dat 10:tx 57:tx+$ -11:tx+_ -15:tx+data 18:tx+i -14:typ -11:typ+_ -31:type -25:type+_ -13:types<hex 42:u 21:u+. 18:u+hi -16:unalter -16:unalter+.
13:uncle 15:uncle+say -22:und+_ 15:und+the -25:unit+? 42:unit+for -18:unit+of -14:unit<chain -14:unit<coin -31:unit<unit 15:unlimit 13:unlimit+$ -15:unlock 41:until 22:until+the -11:until+today
30:until+we 21:up+$ -14:up+? -17:up+a -28:up+against 16:up+for 27:up+on -17:up+or 28:up+since -19:up+the 25:upgradeable 25:upgradeable+package -43:url<url 68:use 30:use+, 22:use+create2 -11:use+for
12:use+in 40:used -12:used+. 37:used+_ 20:used+and 12:user+fee 14:uuid<coin -12:uuid<uuid 59:v 12:v+. -28:v+_ 40:v+that 35:v+what -20:validate -20:validate+my 26:valuation 20:valuation+. 11:value+$
-17:value+lock 45:value+pyth -33:value+sit 58:vault 40:vault+project 14:vb+. 32:vbyte 33:vbyte+$ 15:venu+giv 13:venue 20:venue+report -12:venue<count -15:venue<quoted -21:venue<ticker -25:venue<venue
26:verification 31:verification+of 14:verify -10:verify+b4 15:verify+by 19:verify+one -20:very -19:very+first 28:volum 30:volum+$ -16:volume+$ 13:volume+_ -10:volume+for 30:volume+of -10:volume+pair
-11:vom -11:vom+_ -11:von+_ 41:wa -13:wa+_ -11:wa+a 12:wa+around 17:wa+first 17:wa+highest -19:wa+it 28:wa+sent 25:wa+thi -27:wait -15:wait+in -10:wait+right 48:wallet -17:wallet+for 10:wallet+from
-20:wallet+nft 54:wallet+on 21:wallet+paid -24:wallet+popup -22:wallet+to -10:wallet+used -12:want -16:want+it -23:want+the 23:want+to 93:we 15:we+all 30:we+clos 13:we+fork -10:we+found 21:we+mint
12:we+use 17:week 28:week+around 15:were 11:were+burnt -10:were+min 19:were+swapp -16:what -44:what+_ 33:what+allowance -23:what+block -42:what+chain -10:what+coin -26:what+com 13:what+cost
31:what+fee -21:what+firm 15:what+hold -29:what+i -17:what+one 25:what+profit -10:what+protocol 50:what+rank 27:what+share -20:what+that 28:what+the 36:what+their 34:what+they -26:what+time
-34:what+wa -14:whatev 24:when -11:when+ha -13:when+i 21:when+the 31:when+wa 25:where 11:where+can -34:where+doe 35:where+i 22:where+it 18:where+my -31:where+the -10:where+wa 27:wheth 19:wheth+it
11:wheth+the -31:which -27:which+are 24:which+bet -21:which+block -67:which+coin -11:which+compil -11:which+dao 24:which+decentralis -16:which+endpoint -10:which+fx -15:which+network 36:which+of
-19:which+one 27:which+our -25:which+param 11:which+pool 45:which+protocol 14:which+spendable 20:which+strik 13:while 13:while+fee 13:who 12:who+built 22:who+hold -15:who+i -47:whoev -17:whoev+made
-10:whoev+operat -20:whoev+run -41:whole -13:whole+_ -12:whole+token 80:whole-own=0 70:whole-own=1 29:whole-own=2 -22:whole-own=4 12:why 21:why+did -13:wife -23:wife+ha 60:will 12:will+my 22:will+use
-15:wire -38:with -23:with+_ 24:with+confidence 11:with+keccak256 12:with+that -65:with+the -47:with+their 30:with+volum 21:with+what -13:within -14:within+the 17:without+mov 10:without+nuk
-13:without+round 18:won 21:won+t -13:word+hello 23:word+my -21:words=0 63:words=1 20:words=2 48:words=3 18:words=4 19:words=5 28:work 21:work+to 24:worth 40:worth+$ -21:worth+in -12:worth+on
15:worth+right -28:worth+today 35:worth+v -26:would 17:would+be -10:would+each 39:would+it -50:would+that -31:write -17:write+up -33:wrong -15:wrong+data -12:wrong+one 18:wrote 12:wrote+down 37:ye
19:ye+, 11:ye+side -24:year -16:yield+, 14:yield+_ -25:you -12:you+can -11:you+gave -36:you+have 19:you+list 14:you+look -35:your -16:your+deal -12:your+get -19:your+tool 11:zero`,
  ours: `-38:!+$ 11:,+10x 78:,+_ 20:,+a -65:,+and -15:,+biggest 34:,+can -15:,+cause -10:,+core 15:,+could -15:,+doe -13:,+dox -16:,+each -21:,+entry 13:,+every -11:,+explain 14:,+find 38:,+for -13:,+friend
-21:,+ha -20:,+hash -11:,+have 24:,+he -16:,+here -26:,+how 26:,+in -49:,+it 16:,+launch -17:,+like -14:,+list -58:,+long -17:,+make -25:,+native -15:,+node -27:,+now -10:,+one 17:,+open 17:,+outcome
-13:,+pippin 17:,+refresh -18:,+sat 12:,+say 33:,+settlement -21:,+she -13:,+simple 11:,+slippage -19:,+slot 15:,+sold -15:,+source -13:,+spearmint -15:,+spend 22:,+tell 45:,+the -14:,+ticket 33:,+to
-12:,+token 11:,+true -21:,+unlock 12:,+very -11:,+view 11:,+want 27:,+what 18:,+where -41:,+which 25:,+who -31:,+win 28:,+with -37:,+write -12:,+ye -11:,+year -29:,+you 63:.+_ 15:.+any 19:.+before
14:.+could 29:.+how 10:.+hows 59:.+i 12:.+it -18:.+liquidation -29:.+please 31:.+what 23:0x -15:10 -15:10+, -25:10x -23:10x+before 11:10x+long -14:10x+until 12:1h 12:1h+_ -15:20x+to 12:24h
-33:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-33:44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a+$
-28:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x
-28:48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x+$ -22:4h -19:4h+buy -13:4x -12:4x+on 17:5 17:5+$ 13:5x+_ -15:5x+on -11:80 -11:80+italian
-11:<bitcoinAddress> -37:<bitcoinHash> 39:<block> 71:<chain> -109:<collection> -40:<commodity> 24:<count> -17:<ens> 12:<evmAddress> -26:<evmHash> -62:<exchange> 74:<fiat> -69:<holder> 27:<maybeChain>
-171:<name> 50:<namesake> -61:<number> -99:<pair> 27:<protocol> 131:<signature> -65:<solanaAddress> 71:<step> -14:<time> 92:<unit> -80:<url> 122:<venue> 10:?+$ 91:?+? 81:?+_ 33:?+counterparty 62:?+i
-12:?+if 39:?+it -19:?+just 24:?+my 15:?+sent 12:?+should 27:?+the 20:?+there 10:?+unknown 13:?+want 12:^+1h 43:^+a 12:^+abi -25:^+add
-15:^+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 12:^+addres 35:^+all -42:^+am 33:^+aml -54:^+apple -22:^+are -11:^+austrian -10:^+average
-75:^+balance 26:^+best -15:^+betfair -26:^+bid 17:^+biggest 17:^+bot 19:^+buy -55:^+can -35:^+cancel 33:^+chart 11:^+cheapest 55:^+check -22:^+clas 11:^+coingecko 36:^+compare 14:^+compliance
-20:^+concentrat 13:^+confirmation 17:^+contract -50:^+copy -27:^+could -17:^+create -16:^+crypto -20:^+cure 25:^+dear 12:^+decode 29:^+depth 11:^+dev 26:^+did -17:^+dispute -43:^+do 15:^+doe
-33:^+draft 10:^+dust -25:^+everyone 18:^+exact -36:^+explain 19:^+fee -21:^+fill 27:^+for 16:^+fund -15:^+geth -11:^+github 14:^+give -21:^+google 12:^+got 13:^+guten 63:^+ha 10:^+have 26:^+height
-18:^+hlp 11:^+honeypot -11:^+how 32:^+i 13:^+identify 20:^+if -11:^+imp -14:^+insure -16:^+integral 29:^+keccak 21:^+keccak256 28:^+kind -21:^+latest -24:^+lightn -53:^+liquidation -24:^+long
12:^+look -15:^+low 16:^+lp -17:^+make -31:^+manifold -17:^+market 12:^+mcap -18:^+median 11:^+metamask -20:^+mev 12:^+mid 25:^+midpoint -54:^+my 35:^+need -13:^+net -10:^+nobody 43:^+on 12:^+only
-21:^+opcode 11:^+open 14:^+option 20:^+ord 12:^+pl -36:^+please 15:^+pnl -23:^+post -14:^+predictit -15:^+prepare -50:^+presale 45:^+price -17:^+probability 19:^+pull -25:^+put 19:^+pyth 11:^+quote
13:^+rate 16:^+raw 17:^+read -19:^+realis -15:^+refund -26:^+regist 25:^+reserve -13:^+rest -28:^+result 15:^+revenue -98:^+revoke -19:^+rsi 14:^+rug 36:^+rugcheck 12:^+safe 25:^+sat 25:^+search
-13:^+sha -14:^+share 17:^+short -37:^+should 49:^+show -18:^+sise 16:^+somebody 27:^+someone 12:^+spread -15:^+src -14:^+stak 11:^+statu 14:^+swap -11:^+take 13:^+tape -49:^+telegram -31:^+tell
-30:^+thank 12:^+that -13:^+the 14:^+they 13:^+thi 13:^+tonight -17:^+trezor 20:^+turn 33:^+tvl -40:^+twitt 10:^+unconfirm -11:^+validator -18:^+verify 24:^+volume 81:^+wa -12:^+wake 14:^+wallet
24:^+wer -14:^+western -14:^+what -45:^+when -71:^+where 12:^+which -13:^+who 10:^+why -22:^+will -18:^+wire
-17:^+xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8 21:^+évolution -16:_+$ -33:_+, -19:_+4h 22:_+? -104:_+_ -38:_+account -31:_+addres
-49:_+address 15:_+against -29:_+airdrop 21:_+all 12:_+already 13:_+and -15:_+app -25:_+are 19:_+argument 11:_+around 18:_+article 12:_+back -17:_+bank 25:_+belong -15:_+best 26:_+bet 17:_+between
-11:_+block 15:_+book -15:_+bridge 17:_+by 26:_+byte 11:_+can 38:_+candl -14:_+challenge 12:_+character -16:_+charge 29:_+clos 42:_+coin -14:_+com -12:_+confirmation -22:_+contract -30:_+cost
-45:_+cut -47:_+dao 13:_+debate -14:_+decide -10:_+delegat 33:_+deposit -17:_+diff 14:_+digest -11:_+dispute 47:_+doe -16:_+e -20:_+eligible -23:_+etf -20:_+every -15:_+execut 12:_+expire
-14:_+external -10:_+fee 14:_+floor 14:_+flow 57:_+for -19:_+frozen -17:_+fur -18:_+futur -13:_+ga 12:_+gain -10:_+gave 28:_+gestern 14:_+get 19:_+getlog 16:_+give -13:_+go -12:_+goe -48:_+governance
-38:_+ha 11:_+had -51:_+have 24:_+high 18:_+how 12:_+i -11:_+imp -23:_+into -12:_+it 11:_+item 13:_+just 10:_+land -12:_+leave -31:_+ledg -25:_+market 14:_+mcap -65:_+mempool -31:_+message
17:_+midpoint -16:_+min 10:_+minut 13:_+mkt -15:_+more -17:_+nam 47:_+name -18:_+net -17:_+newest 33:_+nft -14:_+nominee 12:_+notional -15:_+now 34:_+of -20:_+off -37:_+on -22:_+one 23:_+or -22:_+ord
15:_+orderbook 33:_+otc 11:_+outgo -19:_+over -14:_+per -14:_+place 18:_+please 40:_+pool 13:_+position -12:_+post 51:_+price -24:_+primary 21:_+print -24:_+proposal 13:_+quote 10:_+real -19:_+repo
-13:_+repository -21:_+revenue -20:_+reward 19:_+rn -17:_+rollup 14:_+rows 18:_+run 17:_+safe -14:_+sal 13:_+sat 27:_+say -10:_+send -20:_+show 14:_+side 15:_+since -12:_+source 22:_+stack -16:_+stake
12:_+start 24:_+still -14:_+sub -14:_+tak 17:_+that -14:_+the 12:_+there -14:_+they -46:_+tim -12:_+to 13:_+token -18:_+tracetransaction -57:_+trad -52:_+transaction -14:_+transf 11:_+tx -20:_+upgrade
24:_+utc 10:_+v -48:_+validator -14:_+value 24:_+volume 24:_+von -74:_+wallet 20:_+whale 28:_+when 11:_+who 14:_+winning -23:_+with -24:_+withdrawal -36:_+word -51:_+ye 12:_+yet -11:a+$ -12:a+10x
-52:a+_ -11:a+bal 26:a+bug -19:a+burn 21:a+certain 12:a+claim -14:a+co 14:a+coin -16:a+cold 17:a+complaint -24:a+contract 12:a+copy -14:a+custodian -13:a+day 16:a+dispute -10:a+dune 11:a+friend
12:a+gentleman -18:a+good 12:a+huge -11:a+i 16:a+it 30:a+link -10:a+list -45:a+logo 20:a+long -19:a+loyalty -13:a+mojito 21:a+new -21:a+nonce 22:a+on 11:a+payment -11:a+phish -18:a+rug -10:a+shirt
-22:a+side 14:a+slip -17:a+smart -10:a+soon 31:a+str -21:a+talk 27:a+transf 10:a+txid 11:a+typ -12:a+verify -23:a+webhook -12:a+white -13:a+withdrawal 15:a+word -10:a+year 14:abi 19:about 35:about+$
17:about+a -15:about+it -23:about+the -13:about+thi -17:abstraction -17:abstraction+wallet -66:account+$ -13:account+, -17:account+abstraction -14:account+balance -18:account+belong 29:account+drain
-15:account+i 24:account+in 54:account+on -17:account+position 30:acquisition 24:acquisition+to -10:acros+all -10:active+farcast -15:activity -25:add+pippin -20:addr1q9exampleexampleexample
-20:addr1q9exampleexampleexample+_ -22:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv
-15:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv+,
-26:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-15:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp+how 52:addres 17:addres+$
-33:addres+44affq5ksigboz4nmdwytn18obc8aems33dblws3h7otxft3xjrpdtqgv7sqssabybb98unbr2vbbet7f2wfn3rvgqbep3a
-28:addres+48edfhu7v9z84yzzma6fuueoelz9zrxq9vetwzygzkt52xu5xvqgzyndk9urnrojmk1j8nlwevsaswj4fhduygojrvkcf8x 11:addres+? -30:addres+_ 13:addres+a
-22:addres+addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv 19:addres+doe -20:addres+dydx1abcd 31:addres+for 10:addres+i 12:addres+mov
-20:addres+of 13:addres+stand 17:addres+that -67:address -22:address+$ -25:address+on -19:address+right -12:address<chain -13:address<evmAddress 11:address<hex 12:address<name -15:address<series
19:advis -12:aft+my 31:aft+the -18:aft+them 20:against 15:against+_ -14:against+theft -103:airdrop -19:airdrop+$ -14:airdrop+? -62:airdrop+for -10:airdrop+on -18:airdrop+with 24:aktuelle 24:aktuelle+_
48:all 14:all+_ -17:all+deriv -34:all+exchang -13:all+futur 11:all+movement -28:all+my 18:all+the 19:all+time 28:all+überwiesen -13:allow -13:allow+to 49:already 15:already+$ 12:already+? 10:alt
-38:altcoin -11:altcoin+i -12:altcoin+will 12:alway 62:am 10:am+i 33:aml 33:aml+hit -11:among 16:amount 17:amount<coin 17:amount<number 41:an -57:an+airdrop 28:an+encod -19:an+idea 13:an+idiot
10:an+inventory 11:an+invoice 16:and+_ -17:and+a 12:and+at 13:and+borrow -10:and+headline -41:and+home -20:and+how 14:and+low -19:and+macd 14:and+margin -18:and+memory 18:and+my -20:and+open
-14:and+point -10:and+predictit -13:and+proof -19:and+put -15:and+rate -13:and+real -12:and+relay 10:and+sell -16:and+short -11:and+sit 12:and+symbol -13:and+trad -30:and+volume 11:and+when
12:and+which -18:and+whose -23:and+why -12:announcement -13:announcement+for 11:annual -13:anon -13:anon+dev 35:answ 30:answ+valid -13:antmin 18:any 10:any+$ 29:any+_ -14:any+airdrop -43:any+job
18:any+of -20:anyAddress<chain -18:anyAddress<evmAddress -20:anyAddress<namesake -21:anyAddress<series 10:anyth -15:anything<coin -14:anything<fiat 14:anything<protocol -10:anything<series 17:anywhere
13:anywhere+$ -15:apart 20:ape 11:ape+? 13:app -16:app+of -10:appetite -10:appetite+? -92:apple -36:apple+$ -54:apple+stock -132:approval -18:approval+for 18:approval+ha -65:approval+i -29:approval+my
-11:approval+now -45:approval+on 16:approval+should -11:approval+that 15:apy -18:are+blob -27:are+in 13:are+inside 12:are+many 13:are+most 29:are+my -22:are+on -14:are+people 11:are+requir
-11:are+stak -20:are+still -13:are+they 21:argument 19:argument+out 21:around 12:around+_ 12:around+and -19:arrive -19:arrive+$ 26:article 18:article+. 13:artist 17:asap 17:asap+launch 62:ask 15:ask+_
16:ask+at 10:ask+before -29:ask+for 27:at -43:at+_ -36:at+etherscan -11:at+me -25:at+my 62:at+the 14:at+valuation 10:at+which 36:ath 21:ath+i -47:attach -15:attach+, -25:attach+fil -32:attestation
-10:attestation+$ 26:audit 12:audit+, -17:auditor+in 12:aunt 18:aunt+death -11:austrian -11:austrian+consum -50:automatical -50:automatical+with -17:average+salary -13:awarenes
-13:awarenes+announcement 24:away 10:away+$ 18:away+? -13:back+to 20:back+when -10:back+with 28:backer 28:backer+of 12:bad 47:bag 22:bag+$ -19:bakery -19:bakery+. 41:bal 55:bal+$ -14:bal+_
16:balanc+on -86:balance -37:balance+and -91:balance+of -32:bank -17:bank+fee -16:bank+say 12:base 12:base+fee 49:be 12:be+_ -40:beacon -40:beacon+chain 15:became 15:became+known 20:been 16:been+burn
-21:been+shipp -13:been+stuck 43:before 24:before+i -19:beginn -53:behind -56:behind+_ 14:behind+it 19:behind+the -32:behind+thi 16:belong 17:belong+to -11:below+$ -23:below+_ 21:below+ath -24:berlin
-17:berlin+$ 52:besides=0 24:besides=1 -27:besides=2 -21:besides=3 -35:best -18:best+! 28:best+bid -21:best+for 13:best+friend -15:best+hardware -12:best+time 11:best+yield 37:bet 15:bet+$ 10:bet+,
-40:bet+_ -16:bet+about 32:bet+stand -21:betfair -15:betfair+lay 20:bett+_ 13:between -13:between+proof 14:between+the 14:between+two 10:bid 26:bid+ask 13:bid+for -15:bid+offer 18:big 13:bigg
13:bigg+than -13:biggest -16:biggest+first 12:biggest+holder -21:biggest+lp -29:bill -16:bill+, -20:bitcoinHash<bitcoinHash 11:blacklist -16:blob -18:blob+and 17:block 24:block+$ -23:block+?
-37:block+_ 18:block+numb 11:block+stood 10:block+wa 21:blockchain 21:blockchain+depui 16:blur 14:board -10:bond 48:book 16:book+$ 30:book+, -17:book+_ -28:book+at 21:book+depth -20:book+for
-25:book+look 41:book+on 13:book+pl 12:bookkeep 14:bos 10:bos+put 16:bot 15:bot+$ -20:bot+profit 17:bot+req 44:both 30:both+sid 55:bought 30:bought+$ 18:bought+_ -26:bought+our -16:br 26:bridge
-15:bridge+clos 20:bridge+i 11:bridge+wa 14:brok+$ -15:broth+, -12:broth+mad 22:bug 26:bug+$ -12:build+? -12:builder -12:builder+and 38:burn -19:burn+function 20:burn+so -14:burnt+and 15:burnt+until
12:but 14:button 10:buy+? -28:buy+_ -19:buy+or 16:buy+tax 25:by -17:by+_ -12:by+commission -16:by+epoch 17:by+how 43:by+now -20:by+one 30:by+side -19:by+slot 21:by+the 11:by+whom 21:byt 26:byte
23:byte+selector -22:bytecode -27:bytecode+i 24:calculation 24:calculation+$ 55:call -13:call+$ 12:call+_ 25:call+data -17:call+on -10:call-own=0 -38:call-own=1 13:call-own=2 21:call-own=3
59:call-own=4 12:call=get_alchemy_prices -12:call=get_block_by_timestamp -15:call=get_btc_exchange_rates -18:call=get_btc_fees -20:call=get_btc_tx -16:call=get_exchange_time 17:call=get_jup_quote
19:call=get_logs -21:call=get_multi_pools -17:call=get_nft_tickers -10:call=get_orderbook 11:call=get_price_chart 18:call=get_protocol_fees 17:call=get_rugcheck_summary -16:call=get_sol_account
-17:call=get_stablecoin_charts_by_chain -35:call=get_token_price -13:call=get_wallet_approvals -12:call=lookup_ens 16:call=search_chain 28:calldata 27:calldata+for 19:calls=1 20:calls=2 -16:calls=3
-14:calory 27:came 13:came+in 12:came+into 13:can 30:can+the -33:can+u -34:can+you -70:cancel -44:cancel+that -35:cancel+the 46:candl 14:candl+from 12:cap 12:cap+, -14:cap+will -42:capacity
-13:capacity+in -17:capacity+of -52:capital -23:capital+gain -27:capital+of -30:car -28:car+we -36:cash -22:cash+balance -12:cat -13:cat+$ 19:category 15:category+i 29:category=defi_protocol
-49:category=network_infrastructure 25:category=search_discovery -24:cause -15:cause+? -11:cent -12:cent+? 21:certain 42:chain -19:chain+, 11:chain+i 17:chain+id -14:challenge -14:challenge+period
34:chance -15:chancellor -15:chancellor+, 18:chang 15:change -39:channel -21:channel+, 12:character 13:character+on -21:charge -16:charge+for 47:chart 10:chart+how -11:chart+it 14:chart+of 13:chat
-18:cheap+aft 23:cheap+in 31:cheapest 14:cheapest+$ 15:cheapest+off 12:cheapest+one 87:check 11:check+it 59:check+my -15:check+thi -20:china -20:china+$ -33:circle -11:circle+freeze 14:circulat
64:claim 12:claim+own -22:clas -22:clas+hash 10:click 11:click+a 51:client 12:client+$ -11:client+ask 16:client+insist -13:climb -13:climb+the 13:clipboard 13:clipboard+$ 14:clock 17:clos 28:clos+of
-15:clos+to 29:close -17:close+, 23:close+at 15:close+i 22:close+to -19:cluster -14:co -14:co+sign 23:code -13:code+to 47:coin -16:coin+$ -21:coin+, 16:coin+? -15:coin+_ 23:coin+my -29:coin+on
-25:coin+only 17:coin+someone 28:coinSymbol<coin 29:coingecko 21:coingecko+id 11:cold -20:cold+$ 25:cold+storage 28:colleague 12:colleague+sent 41:collection -35:collection+nodemonk 19:collection<coin
-22:collection<collection 13:com 14:com+out -10:come+in -16:comment -14:comment+und -17:commission -12:commission+$ -55:commit -13:commit+code -21:commit+did -13:community -13:community+, 77:company
-14:company+, 22:company+_ 14:company+account 16:company+i 11:compar+to 50:compare 34:compare+it 22:competitor 18:complaint 16:compliance 12:compliance+ask 16:compress 13:compress+$ -13:comput
-14:comput+$ -19:concentrat -20:concentrat+liquidity 33:conf 33:conf+doe -15:conference+in 15:confirm 15:confirmation 12:confirmation+doe 13:confirmation+on -12:confirmation+yet 11:constructor
-11:consum -11:consum+price -16:contract+$ 11:contract+_ -29:contract+at -17:contract+auditor 12:contract+call -34:contract+for 11:contract+of -49:contract+on 11:contract+that -27:contract+whose
-19:contributor -19:contributor+in 12:convert -15:convert+thi -29:copy -50:copy+that -10:core+and -15:correct+the -10:cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g
-10:cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g+$ 19:cost -27:cost+$ 12:cost+? 11:cost+on 12:cost+when 40:could 17:count 49:counterparty 38:counterparty+addres 17:cousin 11:cousin+keep -17:create+v
-11:create2+, 16:create2+addres -23:credit+score 16:credit+to -48:crypto 11:crypto+. -11:crypto+_ -23:crypto+gain -41:crypto+news 18:crypto+wallet 11:csv -20:cure -20:cure+for -14:custodian
-14:custodian+that 12:custom+gave -18:custom+give -45:cut -40:cut+on 33:d 17:d+like 11:dangerou -63:dao -15:dao+$ 11:dao+hold -19:dao+pay -24:dao+proposal 17:dapp 10:dat+$ -50:dat+of 56:data
25:data+for 12:data+i -21:date+$ 14:date+for 20:daught 15:daught+won -17:day+please -16:day+until 19:day+we 10:days<coin 21:de 21:de+la 25:dear 25:dear+_ 18:death 18:death+. 22:debate -18:debug
-18:debug+_ -18:decemb -11:decide -14:decide+what 19:decimal 12:decimal+and -12:declare -12:declare+crypto 30:decode 16:decode+thi -10:decompile -10:decompile+it 14:deep -16:deep+? 14:deep+und
-13:defi -23:defi+lol -33:delegat -25:delegate -20:delegate+vote -34:deliver -23:deliver+or 16:denot 11:denot+? 49:deploy 14:deployment 59:deposit 10:deposit+? 33:deposit+have -18:deposit+how
10:deposit+i 22:depositor 15:depositor+withdraw 53:depth 12:depth+$ 19:depth+_ 10:depth+at 21:depui 21:depui+janvi 24:der 24:der+aktuelle -17:deriv -17:deriv+address -24:derivative -24:derivative+of
21:desk 37:dev 12:dev+$ -13:dev+account -19:dev+behind 11:dev+say 23:dev+still 10:develop -21:developer -13:developer+commit 60:dex 27:dexscreen 65:did 38:did+_ 20:did+bett 15:did+depositor
-30:did+google 11:did+he 35:did+i 22:did+it -18:did+l2 -21:did+my 16:did+she 20:did+that 59:did+the -31:did+they -19:did+vitalik -28:did+we 24:diesem 24:diesem+_ -15:diff -15:diff+from -21:difference
-19:difference+between 14:different 14:digest 17:digital 24:disposal+, 10:disput 10:disput+market 16:dispute+about 10:dispute+it -11:dispute+proces -17:dispute+that 15:distribution 15:distribution+.
-60:do -21:do+, -14:do+10x -17:do+account 20:do+against -39:do+i -40:do+my 19:do+short 16:doe -55:doe+_ -36:doe+a -14:doe+eip 10:doe+he 56:doe+my -23:doe+not 17:doe+our -41:doe+she 15:doe+that
37:doe+the 20:doe+thi 15:domain -13:don -13:don+t 11:donation 11:donation+addres 38:donor 12:donor+gave 25:donor+who 40:down -13:dox -13:dox+him -28:draft+a 30:draft+answ 46:drain 33:drain+$ 11:draw
-42:drop -24:drop+$ -11:drop+below 21:drunk 15:drunk+$ 23:dump 12:dump+$ -10:dune -10:dune+query 10:dust 10:dust+? 15:dy 13:dy+$ -18:dydx14zzueazeh0hj67cghhf9jypslcf9sh2n5k6art
-18:dydx14zzueazeh0hj67cghhf9jypslcf9sh2n5k6art+. -20:dydx1abcd -20:dydx1abcd+$ 11:e+mail -16:e+x -13:each 21:each+$ 20:each+. -15:each+find -15:each+of 30:each+side -23:each+time -21:each+transaction
-16:each+with -32:earn -28:earn+_ -15:earn+from 22:earn+with -11:earth -11:earth+$ 15:eat -15:egg -13:eip -13:eip+_ -36:election -13:election+. -19:election+odd -13:electricity -87:eligible
-84:eligible+for 37:employ 15:employ+bought 12:employ+hold 19:empty 12:empty+me 47:en 20:en+name 35:encod 28:encod+payload 64:end 44:end+of 11:end+up 11:endpoint 11:endpoint+take -12:ent -20:ent+$
-27:entry -21:entry+wa -37:epoch -35:epoch+$ -16:epoch+by -11:erc20 -19:erc20+contract -19:error+_ 19:escrow 18:escrow+account 12:estimate -46:etf -17:etf+inflow -24:etf+take -33:etherscan
-36:etherscan+, 21:etherscan+giv -25:etherscan+with 12:even 72:event 15:event+of -19:ever+gave -10:ever+verify -32:every -15:every+10 -86:every+approval 10:every+share 27:everybody -17:everyone
-26:everyone+that 24:everyth 48:exact 17:exact+time 12:examine 12:examine+if -50:exchang -13:exchang+$ -33:exchang+_ -12:exchang+togeth 75:exchange 18:exchange+$ 14:exchange+clock 16:exchange+credit
-48:exchange+hir 16:exchange+where -10:exchange<coin -10:exchange<count -35:exchange<exchange -10:exchange<pair -15:execut -15:execut+it -18:exit -18:exit+queue 11:expire 12:expire+$ -11:expiry
-68:explain -10:explain+in -17:explain+it -14:explain+like -14:explain+to 35:exploit 15:exploit+became 12:exploit+dump 29:explor 19:explor+of -14:external -14:external+_ 11:factory 16:factory+_
-17:factory+for 37:fail 17:fami 17:fami+bought 70:far 33:far+$ 27:far+am 28:far+below -23:far+i -15:farcast -10:farcast+user 28:farm 16:fath 10:fath+wallet 15:favourite 53:fee -32:fee+$ 18:fee+_
11:fee+i 19:fee+it 12:fee+of -12:fee+tier -14:fee+to 20:feed -18:feerate -18:feerate+on 11:fetch -73:field=0 35:field=1 70:field=2 55:field=3 -24:fil -26:fil+$ -18:file+$ 26:file+a -11:fill
-52:fill+in 25:fill+of -14:finalise -14:finalise+my -23:find -15:find+$ 15:find+me -27:find+oth 17:find+out -19:find+the -14:firm+_ -18:firmware -17:firmware+, 29:first 14:first+, 23:fiscal
23:fiscal+year -17:fish -17:fish+$ -11:fix 24:flagg 14:flagg+anywhere -18:flight -15:flight+of -16:flippen -16:flippen+$ 48:floor 13:floor+? 18:floor+of -34:floor+price -11:flow+into 14:flow+thru
27:follow 18:follow+sentence -69:follower -21:follower+doe -38:follower+of -35:for+_ -36:for+a -20:for+addres 16:for+an -13:for+any 14:for+book -11:for+les -40:for+me 26:for+my -26:for+reentrancy
-13:for+such 27:for+the 32:for+ye -28:forgot+my -35:form -43:form+_ -37:found 18:found+a -17:found+private -26:found+the 12:foundation -11:freez -11:freez+a -11:freeze+it 11:french 12:french+guy
39:friend 13:friend+please -13:friend+tone 57:from -15:from+20x 32:from+a 24:from+acquisition -17:from+eip 15:from+him 22:from+liq -16:from+our 12:from+slide 38:from+the -18:from+your -12:frozen
-19:frozen+my -18:full+name 10:function -14:function+_ -19:function+and 19:function+hid 69:fund 13:fund+thi -17:fur -40:futur -11:futur+, -13:futur+exchang -17:futur+open -26:ga -26:ga+, -13:ga+.
-13:ga+drop 16:ga+will -31:gain -12:gain+$ 12:gain+since -23:gain+tax 28:gallery 20:gallery+keep -32:game -39:game+_ 23:gauge 23:gauge+, 16:gave 28:gave+me -15:gave+on -29:gave+to 20:gave+u 11:gecko
11:gecko+terminal 12:gentleman 12:gentleman+on -55:germany -12:germany+$ -13:germany+. -16:germany+if 28:gestern 28:gestern+mit -14:get -16:get+$ -16:get+epoch 30:get+for -21:get+into 25:get+liquidat
-18:get+so 14:get+the -15:geth -15:geth+log 19:getlog 13:getlog+block 20:gett 15:gett+liquidat -51:github -13:github+$ -35:github+commit 31:giv 22:giv+me 39:give 16:given 18:given+away 21:go 20:go+$
-22:go+about 26:go+thru -34:go+to -10:go+und 13:go+up -24:goe -13:goe+into -14:goe+negative -15:golden -15:golden+_ -17:gonna -11:gonna+10x -17:good -11:good+pancake -12:googl -51:google
-30:google+earn -12:google+search 17:got 17:got+a -42:got+liquidat -47:governance -24:governance+vote 24:government 14:government+i -14:gpt -14:gpt+_ -19:grammar -15:grammar+of 11:grandson -13:great
-13:great+! -12:green -49:group -49:group+of 29:grow 18:grow+_ 13:guten 13:guten+tag 19:guy -11:guy+$ 12:guy+with 43:ha -21:ha+_ -18:ha+deposit -21:ha+each 12:ha+it 23:ha+my -29:ha+on 12:ha+open
25:ha+our -26:ha+stuck 63:ha+the -15:ha+went -25:hack+and 54:had 39:had+_ -13:hand+in 14:happen+in -20:happen+to -28:hardware -31:hardware+wallet -12:hash+_ 12:hash+my -17:hash+of -24:hash+rate
18:hash+the -16:hashrate -16:hashrate+share 28:hat 28:hat+mein 42:have -20:have+$ 11:have+? 20:have+a 13:have+an -21:have+at 34:have+by -11:have+circle 11:have+i -53:have+in 15:have+lol -13:have+lost
19:have+my -13:have+on -31:have+the -15:have+to 55:he -48:he+$ 10:he+flagg 15:he+ha -25:he+in 10:he+pass 12:he+recommend -10:headline -10:headline+$ -13:heatmap -13:heatmap+for -11:hedge+it
13:hedge+on 29:height 26:height+of 12:held -34:help -25:help+me 28:her 14:her+_ -26:here -27:here+. -12:here+i 14:hex 47:hi 13:hi+. 13:hi+_ -18:hi+full 12:hi+wallet 19:hid 19:hid+behind 18:hidden
15:hidden+$ 33:high 13:high+and 14:high+i -13:him+$ -48:hir -48:hir+$ 17:history -16:history+from 37:hit 33:hit+? -18:hlp -18:hlp+vault 35:hold 31:hold+$ -11:hold+_ 14:hold+any -14:hold+client
-21:hold+only -12:hold+you 27:holder 12:holder+$ -12:holder+month -51:home -45:home+addres 12:honest+. 15:honeypot 21:hot 17:hot+wallet 18:hour 14:hour+$ 12:house+from 15:how+big 17:how+close
20:how+deep 56:how+did -68:how+do -24:how+doe 41:how+far -24:how+long -15:how+many 34:how+much -91:how+old -15:how+tall 22:how+the 12:how+thick -11:how+to 15:hows 10:hows+it 12:huge -22:hurt
-13:hurt+when 35:i -20:i+, -53:i+_ 10:i+allow 50:i+am -21:i+best 25:i+bought -22:i+burnt 26:i+can -13:i+climb 13:i+close 14:i+copy 14:i+d -18:i+dydx14zzueazeh0hj67cghhf9jypslcf9sh2n5k6art
-68:i+eligible -14:i+finalise -12:i+forgot 27:i+from -12:i+gave 36:i+get -11:i+gonna 31:i+got 31:i+had -21:i+have -60:i+he 12:i+hedge 10:i+hi 12:i+honest 50:i+in 34:i+inside 18:i+it 14:i+live
12:i+lock -12:i+lost 15:i+made 10:i+make 15:i+mean 12:i+mint 13:i+must 41:i+my -13:i+name -38:i+on 19:i+only 23:i+open -24:i+owe 35:i+own 15:i+paid -11:i+panic 13:i+park -10:i+pay -34:i+pend -22:i+put
11:i+reconcile 21:i+revoke 20:i+should 12:i+sign -16:i+slow -16:i+sold -12:i+stak 23:i+start 20:i+still -17:i+stuck 15:i+that -23:i+the -54:i+there 78:i+thi 34:i+think 13:i+tied 11:i+trade
-23:i+transferr -11:i+unclear 12:i+use 16:i+used 21:i+wa -16:i+want 19:i+would 12:i+wrong 32:id 11:id+? 14:id+do 16:id+for -31:id+verification -18:idea -19:idea+for 25:identify 13:identify+the
11:identify+what 13:idiot 13:idiot+$ 27:if -13:im+_ -25:imp -13:imp+vol -13:imp+volatility -18:impermanent -18:impermanent+los 10:in 37:in+$ 21:in+, -21:in+? -21:in+_ 21:in+a
-20:in+addr1q9exampleexampleexample 11:in+and -10:in+at -23:in+berlin -20:in+china 11:in+compar -13:in+crypto -29:in+form -53:in+germany 12:in+her 12:in+hi 13:in+order 28:in+our -12:in+per
-25:in+prison -15:in+simple 32:in+spr -19:in+stabl -13:in+sydney 30:in+that 37:in+the -16:in+thi -13:in+tokyo 16:in+total -15:in+what 16:in+which 15:incl 12:incl+. 20:incom 15:incom+_ -31:index
-11:index+for -15:index+out -15:indexerror -15:indexerror+list -46:inflow -15:inflow+, -14:inflow+_ -10:inflow+into -13:influencer -13:influencer+post 18:inheritance 18:inheritance+paper -16:input+$
-15:inscription 18:insid 10:insid+book 63:inside 28:inside+$ 12:inside+i 13:inside+of 19:insist 16:insist+on -13:insure -14:insure+my -16:integral -16:integral+of -17:interest -17:interest+at
-11:interest+for -14:internal+ledg 36:into+_ -23:into+defi 21:into+normal 14:into+our -10:into+someth -38:into+word 12:inventory 11:invoic+, 19:invoice 14:invoice+date 11:invoice+with 17:issu
11:issu+and 24:ist 24:ist+der 67:it 46:it+$ 20:it+, 15:it+. 12:it+_ 25:it+a 11:it+all 19:it+and 10:it+any -20:it+arrive 10:it+audit 12:it+balance 11:it+came 22:it+cheap 13:it+compress -31:it+deliver
31:it+do 13:it+ever -16:it+get 10:it+have 16:it+i -10:it+into -14:it+left -19:it+legal -17:it+like 19:it+made -12:it+mis 13:it+n 17:it+open -14:it+own 10:it+real -17:it+sign -16:it+still 15:it+stood
-12:it+time -23:it+too 14:it+trad -23:it+up -30:it+wa 20:it+wallet -16:it+went -10:it+wis -11:italian -11:italian+guy 12:item 21:janvi 21:janvi+svp -23:jewell -23:jewell+$ -39:job 12:job+$ -44:job+at
26:jpeg 14:jpeg+, -10:json -36:json+here 24:json+schema 13:just+event -35:just+name 36:keccak 30:keccak+of 29:keccak256 21:keccak256+of 49:keep -14:keep+? 20:keep+in 14:keep+nam 12:keep+shill
-10:keep+t -43:key -44:key+$ -11:key+below 15:kid+please 30:kind 25:kind+tell -23:knee -13:knee+hurt 41:know 15:know+how 25:known 15:known+? -26:kyc -18:kyc+file 10:l 10:l+_ 28:l2 -18:l2+get 18:la
21:la+blockchain -11:la+in -11:la+la 21:la+tvl 13:lad 13:lad+, 21:lamport 15:lamport+into 22:land 12:land+on -31:landlord -21:landlord+allow 11:largest -25:last -23:last+_ -15:last+epoch -12:last+sale
-23:late+to -37:latest -24:latest+crypto 11:launch -11:launch+$ 17:launch+now -13:launch+the 14:launch+thi -15:lawyer -15:lay -15:lay+odd 26:lead 13:lead+at -21:lead=-1 34:lead=-2 84:lead=-3
-41:lead=0 -69:lead=1 -75:lead=2 -24:lead=3 -19:leav -20:leav+the -34:leave -22:leave+$ -65:ledg -30:ledg+, -11:ledg+account -11:ledg+nano -21:ledg+ord 53:left 22:left+aft -16:left+at 12:left+in
13:left+on -20:left=bitcoinHash -38:left=chain 21:left=coin -27:left=collection 13:left=evmHash -25:left=exchange 16:left=hex -24:left=namesake -10:left=pair 30:left=protocol -28:left=series
-30:left=solanaAddress -24:left=step -26:legal -19:legal+to 10:legit 38:lend -10:lend+_ -11:les -11:les+than 14:lett 11:letter -22:level+a -16:level+deep 25:level+each 16:level+of -18:level+trace
-15:leverage+of -18:life -17:life+$ -76:lightn -23:lightn+channel -43:lightn+network 15:like+_ 13:like+an 11:like+crypto -18:like+debug -19:like+i -14:like+im -16:like+on -10:like+solidity 12:like+you
-16:limit -17:limit+order 29:link -21:link+, 11:link+to 49:liq 22:liq+on -12:liquid -11:liquid+, -16:liquidat 25:liquidat+? -13:liquidat+acros -11:liquidat+in -22:liquidat+on -49:liquidation
16:liquidation+$ -69:liquidation+_ -13:liquidation+heatmap -18:liquidation+pric 23:liquidation+price 38:liquidity 12:liquidity+i -20:liquidity+what 36:list 10:list+, 14:list+cheapest -15:list+index
-27:list+my -42:list+of 12:list+unspent -35:live -21:live+$ 14:live+und 11:llamaCoin<chain 27:llamaCoin<coin 16:llamaCoin<series 11:llamaCoin<step 58:lock 10:lock+_ 17:lock+on 14:log -15:log+say
-35:logo -45:logo+for -13:lol+$ 15:lol+, -86:long 15:long+$ -21:long+and -14:long+do -17:long+i -40:long+short 16:long+till 15:long+to -35:long+v -13:long+versu 20:look -18:look+like -11:look+over
58:looks-up=1 -24:los 10:los+$ -11:los+i -19:los+on 21:lose -22:lost -20:lost+my -11:lost+the 12:low+$ 13:low+at -26:low+ga -15:low+the -19:loyalty -19:loyalty+coin 36:lp -21:lp+in 29:lp+lock -19:m+_
10:m+in -12:m+up -19:macd -19:macd+signal -12:mad+at 13:mad+lad 70:made 30:made+_ 22:mail -72:make -13:make+$ 11:make+a -61:make+me -37:make+own 22:make+the -74:manifold -16:manifold+aft
-10:manifold+and -49:manifold+market 23:many+_ 33:many+conf 15:many+confirmation -16:many+day -24:many+developer -31:many+follower -21:many+github 45:many+of 15:many+pengu -30:many+people 16:many+piec
11:many+sat -18:many+slashing -13:many+token -59:many+validator 29:margin 11:margin+do 13:margin+used 11:market+, -15:market+. 10:market+at -22:market+buy 19:market+cap -30:market+on
-14:market+probability 16:market+today -19:market+u -15:market+wa 13:marketplace+are -16:marketplace+where -12:match 15:may 31:mcap 12:mcap+? 14:mcap+in -22:me+, 15:me+. 24:me+_ -12:me+a 17:me+asap
-25:me+fill -17:me+hi 14:me+how 11:me+in 19:me+into -11:me+it -21:me+on -17:me+rich 15:me+to -24:me+when -20:me+which 34:mean -18:median -18:median+feerate 28:mein 28:mein+_ 11:meme 25:memecoin
-18:memory -18:memory+of -64:mempool -15:mempool+sise -16:mempool+that -23:mempool+transaction -18:message 25:message+_ -23:message+from -10:message+on 15:met 19:met+$ -18:metamask+$ 30:metamask+show
-12:metamask+version -10:metr -10:metr+$ -22:mev -20:mev+bot 13:mid 12:mid+of 42:midpoint 17:midpoint+, 25:midpoint+? -11:might -11:might+it -42:min -62:min+pool 16:mine+$ -32:mine+, -17:minimum
-17:minimum+? 54:mint -13:mint+goe 13:mint+it -17:mis -12:mis+attestation 11:mistake 28:mit 28:mit+sein 13:mkt 13:mkt+, -13:mojito -13:mojito+, -21:moment+? -14:moment+_ 36:moment+of 43:money
14:money+in 13:money+there -26:month -12:month+by -12:month+since -27:moon -27:moon+$ -15:more -13:more+ga 11:more+than 26:morn 20:morn+$ -11:mortgage -12:mortgage+rat -14:most -32:most+_
-16:most+block 17:most+of -18:moth -21:moth+, 77:mov 11:mov+_ 12:mov+any 20:mov+house 13:move 11:movement 11:movement+_ 35:much -15:much+$ -21:much+can 18:much+com 22:much+do -34:much+doe
-11:much+each 20:much+ga -16:much+got -19:much+in 11:much+margin 16:much+money 16:much+on -13:much+wa 12:much+went 28:multisig 12:multisig+$ -21:must+rise 26:my 12:my+. -65:my+_ -50:my+approval
12:my+aunt 31:my+bag 55:my+bal -19:my+bank 13:my+best -21:my+bet 14:my+bos -13:my+cat 10:my+client 13:my+clipboard 26:my+coin 15:my+cold 27:my+colleague -14:my+comput -13:my+contract 17:my+cousin
-23:my+credit 19:my+daught -20:my+delegate 30:my+draft 37:my+employ 10:my+en 34:my+exchange 16:my+factory 17:my+fami 16:my+fath 17:my+favourite 24:my+friend 23:my+gauge 11:my+grandson 13:my+hardware
-31:my+id 18:my+inheritance -23:my+jewell 11:my+job 14:my+jpeg -26:my+key 12:my+kid -20:my+knee 15:my+lamport -30:my+landlord 14:my+last -20:my+lightn 16:my+liquidation 13:my+mad 21:my+market
11:my+metamask 11:my+money -18:my+moth 21:my+nephew 18:my+old 20:my+open -32:my+ord -22:my+own -42:my+package 14:my+payment -12:my+paypal -28:my+phone 14:my+pm 13:my+pool -18:my+position -16:my+print
-14:my+punk -15:my+python 13:my+realis -18:my+revert -10:my+risk -20:my+screen 16:my+sentence -23:my+serv -10:my+sourdough 13:my+spot 14:my+stable -30:my+stake -21:my+stop -31:my+tax -31:my+team
12:my+text 12:my+transf 23:my+tx -17:my+wallet 13:n+i 14:nam+$ 12:nam+, -19:nam+of 14:name+$ 16:name+? -58:name+and -35:name+one 10:name+the 21:named=false -17:named=true 13:namehash -11:nano
-11:nano+freez -25:native -25:native+coin -20:near -11:near+in 41:need -18:need+a 20:need+the -21:need+two 17:need=amount -14:need=anyAddress -12:need=anything -20:need=bitcoinHash 28:need=coinSymbol
10:need=days -35:need=exchange 29:need=llamaCoin -10:need=pair 22:need=protocol 17:needs=0 12:needs=2 18:needs=3 -13:negative -14:negative+. 21:nephew -28:net -28:net+inflow 25:network -10:network+and
-23:network+capacity 12:network+i -44:new+coin 26:new+token -17:newest+firmware -42:news -24:news+please -16:news+today -88:next -49:next+_ -15:next+chancellor -15:next+conference 12:next+contract
12:next+fund 10:next+nonce -10:next+presidential -17:next+summ 70:nft 24:nft+? 10:nft+collection -13:nft+community 15:nft+my -10:nft+to 12:nice 12:nice+, 38:no 20:no+pay 12:no+side -10:nobody+ever
-14:nod -23:node -15:node+on -35:nodemonk -35:nodemonk+and -14:nominee -14:nominee+$ 10:nonce+for -21:nonce+must 13:nonce+of 23:normal 21:normal+_ 12:not -11:not+answer -14:not+work 23:noth
21:notional 12:notional+at 40:now 12:now+$ -18:now+, 11:now+? 10:now+_ 12:now+at 26:now+on -16:now+or 17:numb -17:numb+a -15:numb+and 14:numb+at 22:numb+that -14:obligation -14:obligation+doe
-11:odd+at -15:odd+for 11:odd+now -23:odd+on 24:of -105:of+_ 24:of+an -27:of+apple 25:of+both -10:of+cosmos1xyxs3skf3f4jfqeuv89yyaqvjc6lffavxqhc8g -12:of+holder 35:of+it 30:of+our 14:of+pap
-15:of+range -13:of+reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -35:of+run -13:of+stake 14:of+text 51:of+that 68:of+the 29:of+them 31:of+these 18:of+thi 23:of+those -18:of+who -13:of+work -40:of+x
-11:off+chain 15:off+for -11:off+the -29:offer -16:offer+$ -15:offer+_ 12:office+want 11:often+doe -66:old -39:old+are -26:old+house -52:old+i 12:old+permission 12:oldest 12:oldest+first 35:on 44:on+$
53:on+_ 17:on+a -24:on+all 21:on+each -25:on+etherscan -21:on+github 22:on+it -21:on+link -45:on+manifold 14:on+my 21:on+no 11:on+our -24:on+predictit 17:on+pump -10:on+snapshot 16:on+some 20:on+that
-15:on+time -44:on+tv -17:on+twitt -17:on+two 40:on+which -21:on+why -16:on+x -69:on+ye -11:on+year -19:once -20:once+price 73:one -15:one+? 22:one+i 21:one+my -18:one+numb 15:one+of 13:one+on
-21:one+with 18:only -19:only+$ -19:only+_ 15:only+have 11:only+the -21:opcode -18:opcode+level 12:open 13:open+5x -14:open+interest 11:open+now -16:open+offer 11:open+on -14:open+order -18:open+there
-110:open-own=0 -61:open-own=1 68:open-own=4 -62:open=false 42:open=none 30:open=true 16:option -11:option+$ 12:option+house 36:or 37:or+_ 12:or+a -26:or+block 12:or+did 15:or+hidden -19:or+in
13:or+los 11:or+not -13:or+peppermint -19:or+sell -12:or+should -23:or+wait 11:or+what -52:ord -16:ord+history -25:ord+i 11:ord+nam -15:ord+please 10:order 13:order+$ -22:order+are 22:orderbook
15:orderbook+ye -53:ordinal -35:ordinal+collection 33:otc 33:otc+, -39:oth+_ 36:oth+one -15:oth+side 52:our -34:our+_ 10:our+account -19:our+bakery 20:our+client 21:our+company -30:our+contract
-22:our+firm 23:our+fiscal -13:our+nft -26:our+old 13:our+registry 10:our+rollup 78:out 25:out+$ 17:out+, -10:out+? -14:out+_ 13:out+for 15:out+of 18:out+which 11:outcom 35:outcome 17:outcome+ye
10:outgo 11:outgo+$ 18:output 12:output+bigg 18:over+_ -11:over+all 15:over+the -11:over+thi -24:owe -16:owe+in 30:own 22:own+$ 11:own+, -46:own+_ -19:own+token -13:own+wallet -81:own=0 -91:own=1
-38:own=2 11:own=3 63:own=4 17:owner 11:p 10:p+l -42:package -42:package+do 23:page 48:paid 23:paid+? 26:paid+_ -12:paid+it 55:pair 11:pair+for -10:pair<coin -10:pair<count -10:pair<exchange
-10:pair<pair -11:pancake -11:pancake+recipe -11:panic -11:panic+$ 43:pap 13:pap+from 14:paper 18:paper+the 11:param 11:param+doe 12:park 25:pas 11:pas+on 16:pass 10:pass+away 11:past 36:pay 20:pay+$
-19:pay+contributor 11:pay+for 11:pay+the 31:payload 28:payload+, 62:payment 13:payment+? 22:payment+_ -24:payment+receiv 11:payment+reference -12:paypal -12:paypal+$ -72:pend -16:pend+ord
-43:pend+since -18:pend+transaction -25:pend+tx 15:pengu 15:pengu+do -44:people -19:people+say -21:people+use -13:peppermint -13:peppermint+? -15:per -12:per+cent -16:per+month 12:percent -15:period
-14:period+of 12:permission 12:permission+i 14:permit 17:permit2 14:permit2+_ 20:perp -15:perp+from -40:person -36:person+behind -11:phantom -22:phantom+$ 11:phantom+show 21:phish+? -13:phish+awarenes
-47:phone -16:phone+i -17:phone+numb -12:phone+still 11:pictur 26:piec 13:piec+of -31:pin -28:pin+, -44:pippin -13:pippin+, -26:pippin+to 62:pl 24:pl+$ 18:pl+, -12:place -14:place+on 22:plain
-11:plain+term 25:plain+word -11:plan 24:platform 23:please 18:please+$ 26:please+, 17:please+. -15:please+correct -13:please+explain -37:please+revoke -26:please+spe 13:please+tell 15:please+what
-13:please+work -19:please+write 12:plu 14:pm 14:pm+keep 22:pnl 19:pnl+_ -25:pnl+of 13:podcast 12:podcast+$ -14:point+it -11:polite 62:pool 24:pool+calculation -41:pool+found -16:pool+hashrate
19:pool+i -15:pool+last 31:pool+on -12:pope -12:pope+$ 12:position -20:position+for -20:position+once -26:post 18:post+$ -23:post+a -12:post+about -11:pow -49:predictit -35:predictit+for
-14:predictit+odd -14:premium+? -22:prepare -49:presale -50:presale+dat -12:present -10:presidential -10:presidential+election 16:pric+$ -17:pric+of 29:price -46:price+$ 15:price+and -11:price+index
-20:price+leav -38:price+of 18:price+on -28:primary -23:primary+? -17:print -15:print+doe -25:prison -25:prison+$ -18:private -17:private+life 15:pro 15:pro+rata -17:probability+of
-14:probability+that -11:proces -11:proces+settle 29:produc 21:produc+? 16:profile -12:profit+, -24:profit+on 13:profit+or 12:program -15:project -21:project+have 11:promis -17:proof -13:proof+of
-11:proofread -12:propos -14:propos+keep -100:proposal -25:proposal+$ -18:proposal+are -17:proposal+for -15:proposal+of -19:propose -19:propose+_ -12:proposer -12:proposer+? 46:protocol -40:protocol+$
22:protocol<coin 14:protocol<protocol 22:protocol<time 18:proxy 17:publish 29:pull -22:pull+, 16:pull+_ 12:pull+the 19:pump 19:pump+$ -14:punk -14:punk+against 16:purchas -50:put -12:put+in -36:put+my
29:pyth 12:pyth+_ -15:python -15:python+script -10:query+for -11:question+that -40:queue -11:queue+for -14:queue+of -11:quorum 29:quote -19:rain -11:rain+at -11:rain+in -35:range -20:range+$
-15:range+, 12:ransom 12:ransom+addres -14:rarity 15:rata 15:rata+distribution -33:rate 15:rate+for -15:rate+severity -31:rate+too -51:ratio -12:ratio+for -11:ratio+of -13:ratio+on 23:raw
17:raw+storage -13:re -18:re+the 40:read 12:read+the -45:real+name -13:real+person 13:real+sign -21:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -16:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh+$ 24:receipt 11:receiv+an
-24:receiv+by -11:receive -20:receive+$ 12:recent -23:recipe -11:recipe+$ -12:recipe+for 23:recommend 12:recommend+me 11:reconcile 11:reconcile+invoic 13:record 14:redeem -37:reentrancy
-15:reentrancy+, -11:reentrancy+function 16:reference 11:reference+denot 11:reference+that 15:refresh 17:refresh+5 -18:refund -16:refund+for -11:regex -11:regex+that -29:regist -26:regist+_
13:registry 13:registry+contract 10:relay 19:relay+post -12:relay+won -10:rememb+? 17:rent 22:rent+payment -21:repo 11:report -13:repository 17:req 17:req+_ 11:requir 11:requir+$ 16:reserve
24:reserve+of 16:resolve -26:rest+limit 22:rest+order -30:result -22:result+_ -13:result+of -29:return -25:return+? -21:return+_ 11:revenue+of -18:revert+call -149:revoke 16:revoke+$ -50:revoke+all
-86:revoke+every -44:revoke+that 13:revoke+them -26:reward -16:reward+did -12:reward+i -11:reward+tax -13:rich -17:rich+until 10:right 10:right+thi -26:rise -21:rise+by 24:risk -10:risk+appetite
15:risk+level 17:risk+score 32:rn 19:rn+? -14:rollup+i -11:rout -16:rout+$ 12:rout+still -19:rsi -19:rsi+and 11:rug+? -22:rug+pull 37:rugcheck 13:rugcheck+score 17:rugcheck+thi 14:run+$ 18:run+in
-35:run+today -12:s21 34:safe 12:safe+? -17:safe+_ 12:safe+on 18:safe+to -10:sal+, -31:salary -10:salary+$ -17:salary+of -12:sale+price -27:same+a 22:same+in -15:sang -11:sang+that 42:sat 11:sat+are
19:sat+vb 12:sav+$ 11:saving 12:saving+inside 17:saw -35:say+_ -16:say+error 30:say+for 12:say+he -14:say+in -15:say+indexerror -13:say+it 11:say+liquidity 14:say+that -21:scamm -13:scamm+me
-13:schedule 25:schema 24:schema+$ -12:school -14:school+open -22:score -21:score+$ -20:score+of -32:screen -20:screen+$ -12:script -15:script+say 18:search -12:search+interest 12:search+the
-10:season 22:second 48:see -20:see+my 10:see+the 27:see+why 10:seem 28:sein 28:sein+_ 36:selector 16:selector+$ 31:sell -12:sell+? 11:sell+button 10:sell+gave 20:sell+tax -33:sell+the 35:send
13:send+_ -10:send+message 10:send+put 13:send+the 63:sent 13:sent+? -42:sent+_ 23:sent+me 26:sent+u 13:sent+with -21:sentenc -21:sentenc+on 27:sentence 36:sentence+$ -15:sentence+she -15:sepolia
-12:sepolia+_ -23:serv -23:serv+each 15:service 18:service+. 25:sery 10:set+verify -17:settl+wrong -11:settle -11:settle+a 39:settlement 33:settlement+t 12:several -15:severity -15:severity+of
-13:sha+_ 16:sha+of 13:shar -12:shar+or -15:share -13:share+$ 17:share+of -27:share+price 10:share+with -37:she -15:she+don -43:she+live 11:she+send 16:sheet -11:sheet+. 12:shill -21:shipp -21:shipp+?
-10:shirt -10:shirt+$ -30:short -24:short+$ -13:short+? 11:short+in 19:short+pay -27:short+ratio 17:short+risk -34:should 18:should+be -24:should+i -19:should+our 12:should+take -18:should+the 64:show
-36:show+_ 33:show+me 11:show+the 38:show+zero 30:sid 24:sid+$ -28:side+$ -12:side+? 15:side+_ 30:side+by 11:side+of 14:side+with 18:sig 15:sig+_ 72:sign -12:sign+? 14:sign+_ 16:sign+it
14:sign+message -17:sign+taproot 18:sign+the -19:signal -19:signal+on 26:signature -26:simple -26:simple+word 64:since 19:since+_ 32:since+i -11:since+launch -29:sise -15:sise+$ 12:sist+account
-12:sist+wedd -11:sit+at 29:site 36:sitt 10:sitt+in 25:sitt+on -13:slash -18:slashing -18:slashing+on 23:slide 17:slide+_ 14:slip 14:slip+of 17:slippage 14:slippage+_ 43:slot 21:slot+$ -20:slot+,
-19:slot+. 13:slot+_ -19:slot+by 21:slot+produc -15:slow -16:slow+$ -14:small+cap -15:smart -17:smart+contract -47:snapshot -12:snapshot+of -11:snapshot+proposal 56:so -18:so+cheap -10:so+decompile
26:so+far 23:so+i 11:so+list -37:sofa -33:sofa+$ -11:soft 24:solanaAddress<coin 17:solanaAddress<number -16:solanaAddress<solanaAddress -24:sold+$ 13:sold+_ -43:solidity -10:solidity+$
-37:solidity+contract 45:some 30:some+_ -23:some+coin 15:some+when 22:somebody 52:someone 12:someone+empty 17:someone+in -10:someth+like 10:somewhere -21:song -10:song+$ -11:song+la -10:soon
-10:soon+a -29:source -12:source+and -15:source+attach -32:source+of 15:source+or -10:sourdough 14:spam -28:spe -26:spe+it -13:spearmint -13:spearmint+or 10:spell 13:spend 11:spend+$ -19:spend+_
-35:spot -19:spot+_ 16:spot+balanc -28:spot+etf -10:spot+side 28:spr 23:spr+$ 22:spread 12:spread+on -13:square -15:src -15:src+tx -19:stabl -19:stabl+or 32:stable 12:stable+i 11:stable+issu
19:stablecoin -19:stack+and 18:stack+grow -13:stair -12:stair+, 22:stak+$ -11:stak+near -17:stak+reward -51:stake -13:stake+$ -16:stake+account -18:stake+pool 47:stand 32:stand+$ 21:stand+behind
-36:standard -36:standard+json 35:start 12:start+_ 12:start+my 12:start+sav 17:stat 11:stat+for 15:statu 12:statu+of 82:still 31:still+have 22:still+pull -21:still+receive -10:still+rememb
23:still+sitt -26:still+unfill -12:still+up -14:still+wait -46:stock -54:stock+price -11:stolen+and 26:stood 26:stood+at -17:stop -22:stop+los 55:storage 14:storage+, 17:storage+word 43:str 16:str+$
19:str+of 57:strange=0 -52:strange=1 -101:strange=2 -124:strange=3 19:strangers=0 -10:strike -40:stuck -26:stuck+$ 13:stuck+, -13:stuck+_ -26:stuck+with 19:subject=false 11:subject=true -10:such
-10:such+a -25:summ -26:summ+? 24:supp 11:supp+, -18:supp+now 12:supp+of 21:svp 21:svp+$ 37:swap -15:swap+_ 11:swapp -14:switch -13:sydney -13:sydney+$ 18:symbol -13:t 33:t+_ -10:t+bill -15:t+ha
-12:t+hold 13:tag 13:tag+, -33:tak -14:tak+fee -16:tak+side -51:take 12:take+and 12:take+back -24:take+in -11:take+off -26:take+profit 18:takes=0 36:takes=3 -13:talk+$ 20:talk+about -21:talk+i
-15:tall 13:tape 13:tape+for -14:taproot -17:taproot+input -53:tax -19:tax+do -15:tax+in 11:tax+office -26:tax+return 11:tax+sell -13:tax+that -41:team -19:team+make -54:team+win -62:telegram
-10:telegram+$ -59:telegram+group 56:tell 10:tell+how 15:tell+me 23:tell+the 12:tell+your -15:term -11:term+what 28:text 21:text+$ -13:text+me 30:th -26:th+$ 18:th+i 13:th+in 12:th+my 12:than+_
-11:than+a -29:thank -30:thank+, 61:that 47:that+_ -48:that+approval 15:that+came 11:that+coin 11:that+endpoint 21:that+etherscan -16:that+go -26:that+got -14:that+gpt 15:that+he -15:that+hold
-18:that+i -11:that+launch 18:that+left 13:that+list 11:that+look 18:that+market -11:that+match 35:that+my 14:that+oth -13:that+scamm -11:that+song 22:that+the -40:that+transaction -45:that+whale
45:the -11:the+80 -61:the+_ -13:the+anon -26:the+attach 28:the+backer -38:the+balance -40:the+beacon -38:the+best 11:the+bet -13:the+biggest 18:the+block 17:the+bot 37:the+bridge 28:the+call
-39:the+capital -28:the+car 28:the+chain 21:the+chance 12:the+cheapest 12:the+claim 31:the+client 29:the+coin 24:the+collection -14:the+comment 44:the+company 37:the+contract 13:the+counterparty
16:the+create2 -14:the+dao 14:the+dapp 39:the+day -19:the+delegat 12:the+deploy 14:the+deposit -24:the+derivative 22:the+dev 12:the+dex -13:the+difference 10:the+disput 35:the+donor -24:the+drop
-11:the+earth 35:the+end -19:the+erc20 18:the+escrow 12:the+event 34:the+exchange 35:the+exploit 22:the+explor 13:the+fee 29:the+firm -17:the+fish -15:the+flight -16:the+flippen 12:the+floor
18:the+follow -25:the+found 11:the+foundation 11:the+french 13:the+fund 27:the+gallery -39:the+game -15:the+golden 16:the+government -19:the+grammar 15:the+guy 12:the+incom 19:the+insid 14:the+invoice
24:the+json -18:the+kyc 14:the+l2 -24:the+last 11:the+lend -15:the+leverage -16:the+lightn 13:the+log 13:the+lp 10:the+market -16:the+marketplace 17:the+message -12:the+metamask 18:the+min
-17:the+minimum -27:the+moon 12:the+multisig 27:the+name 19:the+network -28:the+new -98:the+next 19:the+nft 19:the+odd 16:the+one -14:the+open 17:the+option 15:the+ord -35:the+ordinal 11:the+outcome
18:the+pair -50:the+pend -29:the+person 40:the+pool -12:the+pope 15:the+pro 25:the+probability -21:the+project -10:the+propos -15:the+protocol -19:the+queue -20:the+range 12:the+ransom 25:the+rate
-34:the+real 13:the+receipt 11:the+reference 19:the+relay 22:the+rent 17:the+risk 13:the+rollup -11:the+same -14:the+school -39:the+score 11:the+second 21:the+sell 11:the+set 16:the+sha -27:the+share
11:the+signature 15:the+site 21:the+slot -33:the+sofa -37:the+solidity -23:the+source -42:the+spot 12:the+stable 18:the+stablecoin -13:the+stair 13:the+stak -36:the+standard 10:the+start -13:the+supp
-28:the+tak 14:the+tax 19:the+th 11:the+tick 19:the+time 31:the+timelock -30:the+token -16:the+train 13:the+treasury 33:the+two -23:the+u -11:the+unlimit 10:the+user 51:the+vault 15:the+venue
12:the+very -35:the+wallet -30:the+whole 12:the+win 26:the+yield -12:theft -14:theft+which -11:them -19:them+back -21:them+put 13:them+sold 10:then 49:there 24:there+$ 12:there+, 11:there+.
-62:there+an 14:there+and -41:there+any 37:there+i 12:there+old 44:these 13:these+wa -26:they -37:they+$ 14:they+cost -25:they+find 14:they+list -22:they+usual 75:thi 34:thi+$ -46:thi+_ -27:thi+addres
10:thi+calldata 10:thi+collection -16:thi+contract 12:thi+data 17:thi+for 21:thi+memecoin 18:thi+morn 12:thi+one -15:thi+sentence 21:thi+service 23:thi+to -44:thi+token -16:thi+wallet 12:thick
12:thick+i 46:think 22:think+i 28:those 15:those+were 41:thru 14:thru+$ 14:thru+the 14:tick -20:ticket -12:ticket+_ 13:tied 13:tied+up -12:tier -12:tier+of 16:till+it -46:tim -46:tim+_ -19:time
15:time+, 10:time+high -20:time+i 19:time+of 12:time+the -23:time+thi -26:time+to -12:time<series 31:timelock 29:timelock+, -16:tip+$ -23:to 18:to+$ -15:to+5x -27:to+_ -15:to+a 13:to+be -12:to+date
-12:to+declare 24:to+disposal -10:to+do -12:to+ent 12:to+examine 26:to+file -30:to+get -13:to+hand -10:to+keep 23:to+liquidation -15:to+market 14:to+me -56:to+my -17:to+own -12:to+proposer -11:to+rain
15:to+see -37:to+take -25:to+the -15:to+traffic -14:to+transf 10:to+which -18:today -46:today+$ 14:today+? 41:token -76:token+$ -12:token+i 10:token+in -37:token+list -16:token+numb 13:token+with
-14:tokyo -14:tokyo+$ 19:told -13:tone -13:tone+$ -30:tonight -42:tonight+$ 11:tonight+i -34:too -17:too+$ -23:too+late 14:took -17:top+trader 20:topic 20:topic0 -15:tornado -11:total -17:total+_
-16:total+liquidation 14:touch -15:trace -19:trace+with -18:tracetransaction -18:tracetransaction+$ 12:track 17:trad 22:trad+$ -23:trad+_ 14:trad+at -50:trad+automatical -18:trad+from -35:trad+of
20:trade -28:trader -26:trader+on -23:traffic -15:traffic+_ -37:train -15:train+from -26:train+leave -62:transaction 22:transaction+$ -21:transaction+. -91:transaction+_ -23:transaction+fee
11:transaction+go -39:transaction+of -31:transaction+on 23:transaction+paid -14:transaction+still -18:transaction+with 13:transf -15:transf+, -15:transf+_ 13:transf+of -23:transferr -23:transferr+$
10:trap 12:treasur 19:treasury 10:treasury+multisig -18:treasury+swap -18:treasury+to -34:trezor -17:trezor+safe 11:true 11:true+? 15:trust 16:trust+score 22:turn 15:turn+my -17:turn+on 21:turn+the
-44:tv -44:tv+tonight 89:tvl 21:tvl+de 39:tvl+of -27:tweet -17:tweet+today -71:twitt -18:twitt+$ -38:twitt+follower -13:twitt+today 29:two+dat 20:two+did -17:two+factory -21:two+sentenc 42:tx -12:tx+_
14:tx+go -22:tx+in 11:tx+on 18:txid 10:txid+, 20:typ 11:typ+mistake -17:u 10:u+? 15:u+_ -24:u+election -50:u+revoke 17:unclaim 12:unclaim+reward -11:unclear -11:unclear+? 10:unconfirm 10:unconfirm+_
14:und+$ -30:und+_ 14:und+wat 10:understand -26:unfill -26:unfill+$ 10:unknown+send -10:unlimit+_ -21:unlock+it 25:unspent 18:unspent+output -18:until -11:until+_ -17:until+next 15:until+now
-14:until+spr 33:up 15:up+$ -13:up+, -12:up+4x -26:up+from 14:up+in 11:up+more 13:up+on -12:up+to -18:update -19:upgrade -20:upgrade+date 14:us 17:use 11:use+, -25:use+twitt 33:used 16:used+_
13:used+of 22:user -10:user+$ -22:usual -22:usual+go 27:utc 22:utc+. 11:utilisation 16:utxo -40:v -17:v+create2 -11:v+liquid -35:v+short 14:v+that 35:valid 30:valid+? -138:validator -25:validator+_
-12:validator+by -50:validator+doe -17:validator+exit -19:validator+propose 16:valuation 14:valuation+date 11:value+$ -10:value+a 51:vault 15:vault+_ 17:vault+lead -18:vault+return 19:vb -18:vb+$
13:vb+like 23:vb+my 23:venue 12:venue+i -29:verification -31:verification+i 15:verify+$ -10:verify+_ -12:verify+build -25:verify+our 12:verify+sig 15:verify+source -36:verify+the -12:version+on
-11:versu -13:versu+short 28:very 10:very+first 12:very+nice -11:view+key -22:vitalik -17:vitalik+tweet -13:volatility 60:volume 11:volume+on 24:von 24:von+diesem -52:vot -12:vot+in -20:vot+on
-82:vote -22:vote+at -30:vote+on 79:wa -33:wa+_ 13:wa+burn 28:wa+hat 39:wa+it -16:wa+liquidat 18:wa+my -41:wa+sent -15:wa+settl 49:wa+the -54:wait -24:wait+? -21:wait+for -12:wake -12:wake+me
-32:wallet 26:wallet+$ 11:wallet+, 48:wallet+? -66:wallet+_ -14:wallet+addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -10:wallet+back
19:wallet+balance -50:wallet+behind 13:wallet+for 18:wallet+given -27:wallet+ha -22:wallet+i -28:wallet+pin -13:wallet+that -15:wallet+to 43:want 13:want+know -37:want+make 21:want+the 16:want+to
11:wat 14:wat+am -21:way -17:way+do 73:we 11:we+are -11:we+hold 19:we+met 20:we+mov 11:we+receiv -33:we+sell -28:we+sold 22:we+went -23:webhook -23:webhook+to 13:website -12:wedd -11:wedd+$ -20:week
-10:week+active -15:week+of 29:went -12:went+$ 22:went+live 14:went+out 10:went+over 24:wer 24:wer+ist 16:were+burnt -13:were+great -14:western -14:western+_ 15:whale+buy -47:whale+trad 18:what
-24:what+_ -21:what+a -22:what+cash 17:what+category 39:what+do 51:what+doe 23:what+fee 12:what+function -10:what+ha -13:what+happen 22:what+he -15:what+i -11:what+impermanent -16:what+in 27:what+it
22:what+left -12:what+might -40:what+now -23:what+on -18:what+open 11:what+param 13:what+part 11:what+pay -14:what+premium 22:what+share -13:what+should -74:what+the -27:what+time -17:what+way
22:what+would 51:when -26:when+_ -14:when+can -16:when+do -13:when+doe 15:when+drunk 32:when+wa 42:when+we -47:where+doe -10:where+it 19:where+my 11:where+our 21:wheth 15:wheth+it 19:which 25:which+.
23:which+_ 13:which+account 29:which+addres -33:which+altcoin 15:which+app 20:which+approval -15:which+are 19:which+block -12:which+builder 24:which+chain -14:which+company 23:which+function
-35:which+hardware -13:which+influencer 12:which+marketplace -41:which+min -13:which+mint 19:which+network 14:which+nft -14:which+obligation 19:which+of 16:which+one -21:which+proposal
-16:which+reward -14:which+small -13:which+transaction -28:which+validator 12:while -12:white 22:who -16:who+bid -26:who+bought 13:who+fund -17:who+ha 12:who+i 14:who+mint 13:who+own -12:who+paid
-15:who+sang 28:who+sent 19:who+sign -13:who+the -13:who+vot 15:whoev -25:whole+chain 14:whole+token -22:whole-own=1 18:whole-own=2 23:whole-own=4 -29:whose -18:whose+$ -27:whose+bytecode -15:why
-21:why+a 27:why+my -26:will+do 14:will+my -17:will+thi -72:win 12:win+, -44:win+_ -31:win+rate 18:winning 14:winning+so -21:wire -18:wire+_ -10:wis -10:wis+to 15:with+$ 17:with+dat -21:with+each
17:with+fee -11:with+futur -26:with+low -21:with+my -13:with+nonce -14:with+price 12:with+profit -19:with+stack 22:with+stak 11:with+tak -39:with+the 16:withdraw 15:withdraw+since -19:withdrawal
-15:withdrawal+, -13:withdrawal+and -14:withdrawal+at -12:withdrawal+fee 20:withdrawal+from 12:within+_ 15:won+$ -12:won+most -22:won+t -52:word -12:word+. -12:word+of -13:word+please 42:words=0
13:words=3 -23:words=5 21:words=6 -16:work+$ -13:work+and 14:work+for 12:work+in 13:work+out 64:worth 14:worth+in 35:would 26:would+_ 13:would+like -25:would+you 10:writ -47:write -58:write+me
-17:wrong+$ 12:wrong+, 19:wrote -53:x -16:x+$ -24:x+? -19:x+_ -24:x+x -17:xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8
-17:xpub661mymwaqrbcftxgs5syjabqqg9ylmc4q1rdap9gse8nqtwybghepy2gz29esfjqjocu1rupje8ytgqsefd265tmg7usudfdp6w1egmcet8+total -24:ye 10:ye+$ 22:ye+, -18:ye+. 15:ye+at -33:ye+for -33:ye+in -34:ye+on
14:ye+side 22:year+$ -20:year+. -11:year+? -11:year+on 13:yet 36:yield 11:yield+for -54:you -44:you+cancel -24:you+do -14:you+get -11:you+hedge -25:you+help 13:you+identify 12:you+list 14:you+please
-11:you+proofread -18:you+re 16:you+see -13:you+talk -13:you+were 16:you+work 12:your+dev -26:your+side 32:zero 27:zero+? 11:zero+_ 21:évolution 21:évolution+de 28:überwiesen 28:überwiesen+?`,
};
