// Hostile bodies: no JSON, no object, too much of it, or harm for whoever reads it.
import * as zlib from "node:zlib";
import { CALL, callOf, type HostileForm, JSON_TYPE, type Outcome, posting } from "./hostile-form.js";

const LIMIT = 256 * 1024;
const REFUSED: readonly Outcome[] = ["INVALID_REQUEST"];
const TOO_LARGE: readonly Outcome[] = ["PAYLOAD_TOO_LARGE"];
const ARGUMENTS: readonly Outcome[] = ["VALIDATION_ERROR"];
const WORKS: readonly Outcome[] = ["ok"];

const NO_OBJECT = [
  "",
  " ",
  "\n",
  "null",
  "[]",
  `[${CALL}]`,
  '"x"',
  '""',
  "1",
  "0",
  "-1",
  "true",
  "false",
  "{",
  "}",
  "[",
  '{"tool":',
  '{"tool":"get_price"',
  '{"tool":"get_price",}',
  "{'tool':'get_price'}",
  "{tool:1}",
  `${CALL}x`,
  `${CALL}${CALL}`,
  `/* */${CALL}`,
  `// x\n${CALL}`,
  "<call/>",
  "tool=get_price",
  "NaN",
  "undefined",
  "Infinity",
  '{"tool":NaN}',
  '{"tool":Infinity}',
  '{"tool":0x1}',
  '{"tool":01}',
  '{"tool":+1}',
  '{"tool":1.}',
  '{"tool":.5}',
  '{"tool":1e}',
  '{"tool":"\\x41"}',
  '{"tool":"\\u12"}',
  '{"tool":"\\"}',
  '{"tool":"a\u0000b"}',
  '{"tool":"a\u0001b"}',
  '{"tool":"a\tb"}',
  '{"tool":"a\nb"}',
  "\u00a0{}",
  '{"tool" "get_price"}',
  '{"tool"::"get_price"}',
  ")]}',\n{}",
];

const DOUBLED = [
  '{"tool":"get_price","tool":"get_price","args":{}}',
  '{"tool":"get_global_stats","tool":"get_price"}',
  '{"tool":"get_price","args":{"ids":"bitcoin"},"args":{"ids":"bitcoin","vs_currencies":"usd"}}',
  '{"t\\u006fol":"get_price","tool":"get_price"}',
  '{"tool":"get_price","args":{"ids":"a","ids":"bitcoin","vs_currencies":"usd"}}',
  '{"tool":"get_price","args":{"ids":"bitcoin","vs_currencies":"usd","\\u0069ds":"x"}}',
  '{"tool":"get_price","args":{"ids":{"a":1,"a":2}}}',
  '{"tool":"get_price","args":{"ids":[{"a":1},{"b":1,"b":1}]}}',
  '{"tool":"get_price","args":{"idempotency_key":"a","idempotency_key":"a","ids":"bitcoin","vs_currencies":"usd"}}',
  '{"tool":"get_price","idempotency_key":"a","idempotency_key":"b"}',
  '{"tool":"get_price","args":{"":1,"":2}}',
];

const PROTOTYPES = [
  '{"__proto__":{"tool":"get_price"}}',
  '{"tool":"get_price","__proto__":null}',
  callOf('{"__proto__":{}}'),
  callOf('{"__proto__":1}'),
  callOf('{"ids":{"__proto__":{"polluted":1}}}'),
  callOf('{"ids":[{"__proto__":{}}]}'),
  callOf('{"\\u005f_proto__":{}}'),
  '{"constructor":{"prototype":{"polluted":1}}}',
  callOf('{"constructor":{"prototype":{}}}'),
  callOf('{"ids":{"constructor":{"prototype":{}}}}'),
  callOf('{"constructor.prototype":1}'),
  callOf('{"\\u0063onstructor":{"prototype":{}}}'),
];

const INHERITED = [
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "toJSON",
  "then",
  "length",
  "0",
  "",
];

const CHARACTERS: Readonly<Record<string, string>> = {
  "a NUL in a value": callOf('{"ids":"a\\u0000","vs_currencies":"usd"}'),
  "a NUL in a name": callOf('{"a\\u0000":1}'),
  "a NUL in the tool": '{"tool":"get_price\\u0000","args":{}}',
  "half of a pair, the first": callOf('{"ids":"\\ud800","vs_currencies":"usd"}'),
  "half of a pair, the second": callOf('{"ids":"\\udc00","vs_currencies":"usd"}'),
  "a pair the wrong way round": callOf('{"ids":"\\udc00\\ud800","vs_currencies":"usd"}'),
  "half of a pair in a name": callOf('{"\\ud800":1}'),
  "half of a pair, deep": callOf('{"ids":[[{"a":["\\udfff"]}]]}'),
};

const NUMBERS: Readonly<Record<string, readonly Outcome[]>> = {
  "1e400": REFUSED,
  "-1e400": REFUSED,
  "1e309": REFUSED,
  "9007199254740992": REFUSED,
  "9007199254740993": REFUSED,
  "-9007199254740992": REFUSED,
  "1e308": REFUSED,
  "1e16": REFUSED,
  "123456789012345678901234567890": REFUSED,
  "9007199254740991": ARGUMENTS,
  "-0": WORKS,
  "0": WORKS,
  "-0.0": WORKS,
  "1e-400": WORKS,
  "18": WORKS,
  "1.8e1": WORKS,
  "19": ARGUMENTS,
  "-1": ARGUMENTS,
  "0.1": ARGUMENTS,
  [`0.${"1".repeat(5_000)}`]: ARGUMENTS,
  [`1${"0".repeat(5_000)}`]: REFUSED,
};

const BYTES: Readonly<Record<string, readonly [Uint8Array, readonly Outcome[]]>> = {
  "a byte order mark": [Buffer.from(`\ufeff${CALL}`), WORKS],
  "two byte order marks": [Buffer.from(`\ufeff\ufeff${CALL}`), REFUSED],
  "UTF-16, little end first": [Buffer.from(`\ufeff${CALL}`, "utf16le"), REFUSED],
  "UTF-16 without a mark": [Buffer.from(CALL, "utf16le"), REFUSED],
  "UTF-16, big end first": [Buffer.from(`\ufeff${CALL}`, "utf16le").swap16(), REFUSED],
  "Latin-1": [Buffer.from(callOf('{"ids":"é","vs_currencies":"usd"}'), "latin1"), REFUSED],
  "a byte that is none of UTF-8": [around(0xff), REFUSED],
  "an overlong slash": [around(0xc0, 0xaf), REFUSED],
  "an overlong NUL": [around(0xc0, 0x80), REFUSED],
  "half of a pair as bytes": [around(0xed, 0xa0, 0x80), REFUSED],
  "a character broken off": [around(0xe2, 0x82), REFUSED],
  "a character above the last": [around(0xf4, 0x90, 0x80, 0x80), REFUSED],
  "random bytes": [Uint8Array.from({ length: 1_000 }, (_, index) => (index * 7_919) % 256), REFUSED],
};

function around(...bytes: number[]): Uint8Array {
  return Buffer.concat([Buffer.from('{"tool":"'), Uint8Array.from(bytes), Buffer.from('"}')]);
}

const nested = (open: string, close: string, depth: number) =>
  callOf(`{"vs_currencies":"usd","ids":${open.repeat(depth)}1${close.repeat(depth)}}`);
const members = (count: number) =>
  callOf(
    `{"ids":"x","vs_currencies":"usd",${Array.from({ length: count - 4 }, (_, index) => `"k${index}":0`).join(",")}}`,
  );
const paddedTo = (bytes: number) => `${CALL}${" ".repeat(bytes - CALL.length)}`;

const SIZES: Readonly<Record<string, readonly [string, readonly Outcome[]]>> = {
  "64 levels": [nested("[", "]", 62), ARGUMENTS],
  "65 levels": [nested("[", "]", 63), REFUSED],
  "65 levels of objects": [nested('{"a":', "}", 63), REFUSED],
  "5,000 levels": [nested("[", "]", 5_000), REFUSED],
  "50,000 levels": [nested("[", "]", 50_000), REFUSED],
  "40,000 levels of objects": [nested('{"a":', "}", 40_000), REFUSED],
  "200,000 levels that never end": ["[".repeat(200_000), REFUSED],
  "40,000 objects that never end": ['{"a":'.repeat(40_000), REFUSED],
  "brackets in a string": [
    callOf(`{"ids":"${"[".repeat(200)}","vs_currencies":"usd"}`),
    ["ok", "VALIDATION_ERROR"],
  ],
  "10,000 members": [members(10_000), ARGUMENTS],
  "10,001 members": [members(10_001), REFUSED],
  "24,000 members": [members(24_000), REFUSED],
  "colons in a string": [
    callOf(`{"ids":"${":".repeat(20_000)}","vs_currencies":"usd"}`),
    ["VALIDATION_ERROR"],
  ],
  "escaped quotes": [callOf(`{"ids":"${'\\"'.repeat(100_000)}"}`), ["MISSING_PARAM", "VALIDATION_ERROR"]],
  backslashes: [callOf(`{"ids":"${"\\\\".repeat(100_000)}"}`), ["MISSING_PARAM", "VALIDATION_ERROR"]],
  "19,990 items": [callOf(`{"ids":[${"0,".repeat(19_989)}0]}`), ["MISSING_PARAM", "VALIDATION_ERROR"]],
  "20,001 items": [callOf(`{"ids":[${"0,".repeat(20_000)}0]}`), REFUSED],
  "100,000 items": [callOf(`{"ids":[${"0,".repeat(99_999)}0]}`), REFUSED],
  "5,000 members and 15,001 items": [
    callOf(
      `{"ids":[${"0,".repeat(15_000)}0],${Array.from({ length: 5_000 }, (_, at) => `"k${at}":0`).join(",")}}`,
    ),
    REFUSED,
  ],
  "10,001 empty lists": [callOf(`{"ids":[${"[],".repeat(10_000)}[]]}`), REFUSED],
  "commas in a string": [
    callOf(`{"ids":"${",".repeat(20_000)}","vs_currencies":"usd"}`),
    ["VALIDATION_ERROR"],
  ],
  "a body as long as it may be": [paddedTo(LIMIT), WORKS],
  "a body a byte too long": [paddedTo(LIMIT + 1), TOO_LARGE],
  "a string of 1 MB": [callOf(`{"ids":"${"x".repeat(1_000_000)}"}`), TOO_LARGE],
  "a million members": [callOf(`{${'"k":0,'.repeat(1_000_000)}"ids":"x"}`), TOO_LARGE],
  "20 MB": [" ".repeat(20_000_000), TOO_LARGE],
};

const encoded = (name: string, allowed: readonly Outcome[], body: Uint8Array, ...encodings: string[]) =>
  posting(name, allowed, body, [JSON_TYPE, ...encodings.map((each) => `content-encoding: ${each}`)]);

const call = Buffer.from(CALL);
const blanks = Buffer.alloc(20_000_000, " ");
const gzip = zlib.gzipSync(call);
const QUICKLY = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

function compressed(): HostileForm[] {
  const bomb = zlib.gzipSync(blanks, { level: 9 });
  return [
    encoded("gzip", WORKS, gzip, "gzip"),
    encoded("gzip in capitals", WORKS, gzip, "GZIP"),
    encoded("deflate", WORKS, zlib.deflateSync(call), "deflate"),
    encoded("br", WORKS, zlib.brotliCompressSync(call), "br"),
    encoded("identity", WORKS, call, "identity"),
    encoded("gzip beside identity", WORKS, gzip, "identity, gzip"),
    encoded(
      "gzip in two members",
      WORKS,
      Buffer.concat([zlib.gzipSync(CALL.slice(0, 9)), zlib.gzipSync(CALL.slice(9))]),
      "gzip",
    ),
    encoded("gzip as long as it may be", WORKS, zlib.gzipSync(paddedTo(LIMIT)), "gzip"),
    encoded("gzip a byte too long", TOO_LARGE, zlib.gzipSync(paddedTo(LIMIT + 1)), "gzip"),
    encoded("a gzip bomb", TOO_LARGE, bomb, "gzip"),
    encoded("a deflate bomb", TOO_LARGE, zlib.deflateSync(blanks, { level: 9 }), "deflate"),
    encoded("a brotli bomb", TOO_LARGE, zlib.brotliCompressSync(blanks, QUICKLY), "br"),
    encoded("a bomb in a bomb", REFUSED, zlib.gzipSync(bomb), "gzip, gzip"),
    encoded("a bomb in a bomb, told once", REFUSED, zlib.gzipSync(bomb.subarray(0, 20_000)), "gzip"),
    encoded("gzip twice", REFUSED, zlib.gzipSync(gzip), "gzip, gzip"),
    encoded("gzip twice, in two headers", REFUSED, zlib.gzipSync(gzip), "gzip", "gzip"),
    encoded("gzip, then brotli", REFUSED, zlib.brotliCompressSync(gzip), "gzip, br"),
    encoded("deflate without its frame", REFUSED, zlib.deflateRawSync(call), "deflate"),
    ...[
      "compress",
      "snappy",
      "aws-chunked",
      "x-gzip",
      "gzip;q=1",
      "*",
      "gzip br",
      "chunked",
      "x".repeat(4_000),
      "__proto__",
    ].map((each) => encoded(`the encoding ${each.slice(0, 20)}`, REFUSED, gzip, each)),
    encoded("gzip that is none", REFUSED, call, "gzip"),
    encoded("brotli that is none", REFUSED, call, "br"),
    encoded("gzip under another name", REFUSED, gzip, "br"),
    encoded("gzip without its name", REFUSED, gzip),
    encoded("gzip broken off", REFUSED, gzip.subarray(0, -9), "gzip"),
    encoded("gzip of its head alone", REFUSED, gzip.subarray(0, 10), "gzip"),
    encoded(
      "gzip with a wrong checksum",
      REFUSED,
      Buffer.concat([gzip.subarray(0, -8), Buffer.alloc(8)]),
      "gzip",
    ),
    encoded("an empty body as gzip", REFUSED, Buffer.alloc(0), "gzip"),
    encoded("gzip of nothing", REFUSED, zlib.gzipSync(""), "gzip"),
    encoded("gzip of a prototype", REFUSED, zlib.gzipSync(callOf('{"__proto__":{}}')), "gzip"),
    encoded("gzip of 50,000 levels", REFUSED, zlib.gzipSync(nested("[", "]", 50_000)), "gzip"),
    ...zstandard(),
  ];
}

/** Zstandard where this Node has it. Elsewhere the encoding is unknown. */
function zstandard(): HostileForm[] {
  const compress: unknown = Reflect.get(zlib, "zstdCompressSync");
  // A frame of one raw block that asks for a window of 128 MiB.
  const wide = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x88, 0x09, 0x00, 0x00, 0x7b]);
  if (typeof compress !== "function") return [encoded("zstd where it is not known", REFUSED, wide, "zstd")];
  return [
    encoded("zstd", WORKS, compress(call), "zstd"),
    encoded("a zstd bomb", TOO_LARGE, compress(blanks), "zstd"),
    encoded("zstd that asks for 128 MiB", REFUSED, wide, "zstd"),
    encoded("zstd that is none", REFUSED, call, "zstd"),
  ];
}

const multipart = '--b\r\ncontent-disposition: form-data; name="tool"\r\n\r\nget_price\r\n--b--\r\n';

function typed(): HostileForm[] {
  const refused = [
    "",
    "text/plain",
    "text/html",
    "text/json",
    "application/jsonp",
    "application/json5",
    "application/vnd.api+json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=b",
    "*/*",
    "json",
    "application/json, text/plain",
    "application/json; charset=utf-7",
    "application/json; charset=utf-16",
    "application/json; charset=latin1",
    "application/json; charset=utf-8; charset=utf-7",
    "application/json; charset=",
    `application/json; charset=${"x".repeat(8_000)}`,
    "application/json\u00a0",
    "application\\json",
  ];
  const taken = [
    "application/json",
    // RFC 9110 has nothing between two semicolons, too.
    "application/json;;",
    "APPLICATION/JSON",
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"',
    " application/json ",
    "application/json ;\tcharset=utf-8",
  ];
  return [
    ...refused.map((type) =>
      posting(`the type ${type.slice(0, 60)}`, REFUSED, CALL, [`content-type: ${type}`]),
    ),
    ...taken.map((type) =>
      posting(`the type ${JSON.stringify(type)}`, WORKS, CALL, [`content-type: ${type}`]),
    ),
    posting("no type", REFUSED, CALL, []),
    posting("two types", REFUSED, CALL, [JSON_TYPE, "content-type: text/plain"]),
    posting("the same type twice", REFUSED, CALL, [JSON_TYPE, JSON_TYPE]),
    posting("multipart", REFUSED, multipart, ["content-type: multipart/form-data; boundary=b"]),
    posting("multipart under the name of JSON", REFUSED, multipart),
  ];
}

/** Every form of a body. */
export function bodyForms(): HostileForm[] {
  const each = (names: readonly string[], kind: string, allowed: readonly Outcome[]) =>
    names.map((body) => posting(`${kind}: ${JSON.stringify(body).slice(0, 70)}`, allowed, body));
  return [
    ...each(NO_OBJECT, "no object", REFUSED),
    ...each(DOUBLED, "a member twice", REFUSED),
    ...each(PROTOTYPES, "a prototype", REFUSED),
    ...each(["{}", '{"args":{}}', '{"tool":null}'], "no tool", ["TOOL_REQUIRED"]),
    ...each(
      [
        '{"tool":"get_price","x":1}',
        '{"tool":"get_price","constructor":1}',
        `{"${"k".repeat(10_000)}":1}`,
        '{"tool":"get_price","toolName":"get_global_stats"}',
        '{"tool":"get_price","args":{},"arguments":{"ids":"x"}}',
        '{"Tool":"get_price"}',
        '{"\ufefftool":"get_price"}',
      ],
      "an unknown field",
      REFUSED,
    ),
    ...INHERITED.map((name) =>
      posting(
        `an argument ${JSON.stringify(name)}`,
        ARGUMENTS,
        callOf(`{"ids":"bitcoin","vs_currencies":"usd","${name}":1}`),
      ),
    ),
    ...Object.entries(CHARACTERS).map(([name, body]) => posting(name, REFUSED, body)),
    ...Object.entries(NUMBERS).map(([number, allowed]) =>
      posting(
        `the number ${number.slice(0, 30)}`,
        allowed,
        callOf(`{"ids":"bitcoin","vs_currencies":"usd","precision":${number}}`),
      ),
    ),
    ...Object.entries(BYTES).map(([name, [body, allowed]]) => posting(name, allowed, body)),
    ...Object.entries(SIZES).map(([name, [body, allowed]]) => posting(name, allowed, body)),
    ...compressed(),
    ...typed(),
  ];
}
