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
