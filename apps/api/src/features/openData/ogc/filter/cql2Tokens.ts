import { createToken, Lexer, type TokenType } from "chevrotain";

/** The words and signs of CQL2 text (OGC 21-065r2, annex B). */

// Letters by range: the lexer finds its way by first signs, and cannot read classes of them.
const identifier = createToken({
  name: "Identifier",
  pattern: /[A-Za-z_:\u00C0-\uFFFD][\w:.\u00C0-\uFFFD]*/,
  line_breaks: false,
});
const keyword = (name: string) =>
  createToken({ name, pattern: new RegExp(name, "i"), longer_alt: identifier });
const sign = (name: string, pattern: string) => createToken({ name, pattern });

const words = {
  and: keyword("AND"),
  or: keyword("OR"),
  not: keyword("NOT"),
  like: keyword("LIKE"),
  between: keyword("BETWEEN"),
  in: keyword("IN"),
  is: keyword("IS"),
  null: keyword("NULL"),
  true: keyword("TRUE"),
  false: keyword("FALSE"),
  div: keyword("DIV"),
  date: keyword("DATE"),
  timestamp: keyword("TIMESTAMP"),
  interval: keyword("INTERVAL"),
  bbox: keyword("BBOX"),
} as const;

const shape = createToken({
  name: "Shape",
  pattern: /(?:MULTI)?(?:POINT|LINESTRING|POLYGON)(?:[ \t]+Z)?(?=\s*\()/i,
});
const shapes = createToken({ name: "Shapes", pattern: /GEOMETRYCOLLECTION(?=\s*\()/i });

const values = {
  quoted: createToken({ name: "Quoted", pattern: /"(?:[^"]|"")+"/, line_breaks: true }),
  text: createToken({ name: "Text", pattern: /'(?:[^']|'')*'/, line_breaks: true }),
  number: createToken({ name: "Number", pattern: /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/ }),
} as const;

const signs = {
  compare: createToken({ name: "Compare", pattern: /<>|<=|>=|[<>=]/ }),
  plus: sign("Plus", "+"),
  minus: sign("Minus", "-"),
  times: createToken({ name: "Times", pattern: /[*/%]/ }),
  power: sign("Power", "^"),
  open: sign("Open", "("),
  close: sign("Close", ")"),
  comma: sign("Comma", ","),
} as const;

const blank = createToken({
  name: "Blank",
  pattern: /\s+/,
  group: Lexer.SKIPPED,
  line_breaks: true,
});

export const tokens = { ...words, ...values, ...signs, shape, shapes, identifier };

export const allTokens: TokenType[] = [
  blank,
  shapes,
  shape,
  // The first that fits is taken: INTERVAL before IN.
  ...Object.values(words).toSorted((a, b) => b.name.length - a.name.length),
  identifier,
  ...Object.values(values),
  ...Object.values(signs),
];
