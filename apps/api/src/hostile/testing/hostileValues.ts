/** Values that no contract means, each with a name for the report. */
const long = "x".repeat(100_000);
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "U+0000": "a\0b",
  "lone surrogate": "a\ud800b",
  empty: "",
  blank: " \t\u00a0",
  long,
  number: "9007199254740993",
  "beyond bigint": "99999999999999999999999999",
  "beyond double": "1e400",
  negative: "-1",
  NaN: "NaN",
  Infinity: "Infinity",
  hexadecimal: "0x10",
  "not a uuid": "00000000-0000-0000-0000-00000000000g",
  "unknown uuid": "00000000-0000-4000-8000-000000000000",
  "year 0": "0000-01-01",
  "year 275760": "275760-09-13",
  "31 February": "2026-02-31",
  "quarter 0": "0000-1",
  prototype: "__proto__",
  quotes: `'";--\\`,
  percent: "%_%",
  "cursor of garbage": Buffer.from("[1e400,{}]").toString("base64url"),
  "cursor with U+0000": Buffer.from(JSON.stringify(["a\0", "b"])).toString("base64url"),
  "cursor of wrong kinds": Buffer.from(JSON.stringify(["a", 1])).toString("base64url"),
  "cursor out of range": Buffer.from(
    JSON.stringify(["2026-02-31 00:00:00+00", 9007199254740991]),
  ).toString("base64url"),
};

export const HOSTILE_VALUES: Readonly<Record<string, unknown>> = {
  ...HOSTILE_TEXTS,
  null: null,
  true: true,
  zero: 0,
  fraction: 0.1,
  "beyond int4": 2_147_483_648,
  "beyond safe integers": 2 ** 60,
  huge: 1.7e308,
  tiny: 5e-324,
  "empty list": [],
  "empty object": {},
  "list of null": [null],
  "list of U+0000": ["\0"],
  "list of objects": [{}],
  "list of lists": [[["a"]]],
  "large list": Array.from({ length: 6000 }, () => "x"),
  "deep list": nested(200),
  "object with U+0000 as name": { "\0": 1 },
  "object with many names": Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`n${index}`, index]),
  ),
};

const odd = ["", " ", "\u00e6\u00f8\u00e5", '"', "x".repeat(8_000)];

/** Headers that the server reads, each with values that no one means. */
export const HOSTILE_HEADERS: Readonly<Record<string, readonly string[]>> = {
  // Versions that stand are left out: they would change what others are asked about.
  "if-match": [...odd, "*", "3", '"abc"', '"-1"', '"1.5"', '"1", "2"', `"${"9".repeat(30)}"`],
  "if-none-match": [...odd, "*", 'W/"', '"a", , "b"'],
  "idempotency-key": [
    ...odd,
    "short",
    "with a space in it",
    "k".repeat(256),
    "__proto__",
    "' or 1=1;--",
  ],
  "content-type": [
    ...odd,
    "text/plain",
    "application/xml",
    "application/json; charset=utf-16",
    "application/json;;;=",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "application/x-www-form-urlencoded",
    "json",
  ],
  "content-encoding": ["gzip", "br", "identity, gzip", "nothing"],
  authorization: [...odd, "Bearer", "Bearer a.b.c", "Basic YTpi", "Bearer  ", "bearer \u00e6"],
  "accept-language": [...odd, "da;q=x", ",,,", "*;q=0", "da-DK-x-".repeat(500)],
  accept: [...odd, "*/*;q=0", "text/html, ;", "a/b/c"],
  "accept-encoding": [...odd, "gzip;q=x", "identity;q=0", "br;q=0,gzip;q=0,*;q=0"],
  range: ["bytes=0-0", "bytes=-1", "bytes=9-1", "lines=1"],
  "x-request-id": [...odd, "a b", '{"a":1}', "__proto__"],
  "x-forwarded-for": [...odd, "not an address", "::1%", "1.2.3.4, 5.6.7.8"],
  forwarded: [...odd, "for=;;;"],
  cookie: [...odd, "a=b; ;=", "__Host-mars=x".repeat(300)],
  origin: ["null", "https://evil.example", "\u00e6"],
  traceparent: ["00-0-0-00", "x".repeat(3_000)],
  prefer: ["respond-async, wait=1e99"],
};
