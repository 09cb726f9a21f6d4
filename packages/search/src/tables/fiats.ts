// The currencies that prices are quoted in: code and names.

/** The table; `names.ts` reads it. */
export const FIAT_NAMES = `
usd | dollar, dollars, us dollar, us dollars, bucks
eur | euro, euros
gbp | pound, pounds, british pound, british pounds, sterling
jpy | yen, japanese yen
chf | swiss franc, swiss francs, swiss frank, franc, francs
cny | yuan, renminbi, rmb
inr | rupee, rupees, indian rupee, indian rupees
krw | won, korean won
aud | australian dollar, australian dollars
cad | canadian dollar, canadian dollars
brl | brazilian real, reais
mxn | mexican peso, mexican pesos, pesos
rub | ruble, rubles, rouble, roubles
try | lira, turkish lira
sek | swedish krona
nok | norwegian krone
dkk | danish krone
pln | zloty
czk | czech koruna
huf | forint
sgd | singapore dollar, singapore dollars
hkd | hong kong dollar, hong kong dollars
nzd | new zealand dollar, new zealand dollars
zar | rand, south african rand
thb | baht
idr | rupiah
php | philippine peso
vnd | dong
ngn | naira
ars | argentine peso
aed | dirham
ils | shekel, shekels
uah | hryvnia
twd | taiwan dollar
`;

/** The signs of currencies. */
export const FIAT_SIGNS: Readonly<Record<string, string>> = {
  "€": "eur",
  "£": "gbp",
  "¥": "jpy",
  "₹": "inr",
  "₩": "krw",
};
