import { EmbeddedActionsParser } from "chevrotain";
import type { Cql2, Geometry } from "./cql2.ts";
import { allTokens, tokens as t } from "./cql2Tokens.ts";
import { type Nested, shapeOf } from "./shapeOf.ts";

const operation = (op: string, ...args: Cql2[]): Cql2 => ({ op, args });

/**
 * CQL2 text into CQL2 JSON. One ladder of precedence for conditions and values alike: which of them
 * stands where it may is judged where both encodings meet, in `conditionOf`.
 */
export class Cql2Parser extends EmbeddedActionsParser {
  constructor() {
    super(allTokens, { maxLookahead: 2 });
    this.performSelfAnalysis();
  }

  readonly condition = this.RULE("condition", (): Cql2 => {
    const parts = [this.SUBRULE(this.conjunction)];
    this.MANY(() => {
      this.CONSUME(t.or);
      parts.push(this.SUBRULE2(this.conjunction));
    });
    return parts.length === 1 ? parts[0]! : { op: "or", args: parts };
  });

  readonly conjunction = this.RULE("conjunction", (): Cql2 => {
    const parts = [this.SUBRULE(this.negation)];
    this.MANY(() => {
      this.CONSUME(t.and);
      parts.push(this.SUBRULE2(this.negation));
    });
    return parts.length === 1 ? parts[0]! : { op: "and", args: parts };
  });

  readonly negation = this.RULE("negation", (): Cql2 =>
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.not);
          return operation("not", this.SUBRULE(this.negation));
        },
      },
      { ALT: () => this.SUBRULE(this.comparison) },
    ]),
  );

  readonly comparison = this.RULE("comparison", (): Cql2 => {
    const left = this.SUBRULE(this.sum);
    let whole = left;
    this.OPTION(() => {
      whole = this.OR([
        {
          ALT: () => {
            const op = this.CONSUME(t.compare).image;
            return operation(op, left, this.SUBRULE2(this.sum));
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.is);
            const isNot = this.OPTION2(() => this.CONSUME(t.not)) !== undefined;
            this.CONSUME(t.null);
            return negatedIf(isNot, operation("isNull", left));
          },
        },
        {
          ALT: () => {
            const isNot = this.OPTION3(() => this.CONSUME2(t.not)) !== undefined;
            return negatedIf(isNot, this.SUBRULE(this.range, { ARGS: [left] }));
          },
        },
      ]);
    });
    return whole;
  });

  readonly range = this.RULE("range", (left: Cql2): Cql2 =>
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.like);
          return operation("like", left, this.SUBRULE(this.sum));
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.between);
          const low = this.SUBRULE2(this.sum);
          this.CONSUME(t.and);
          return operation("between", left, low, this.SUBRULE3(this.sum));
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.in);
          return operation("in", left, this.SUBRULE(this.list));
        },
      },
    ]),
  );

  readonly list = this.RULE("list", (): Cql2[] => {
    const items: Cql2[] = [];
    this.CONSUME(t.open);
    this.MANY_SEP({ SEP: t.comma, DEF: () => items.push(this.SUBRULE(this.condition)) });
    this.CONSUME(t.close);
    return items;
  });

  readonly sum = this.RULE("sum", (): Cql2 => {
    let whole = this.SUBRULE(this.product);
    this.MANY(() => {
      const op = this.OR([
        { ALT: () => this.CONSUME(t.plus).image },
        { ALT: () => this.CONSUME(t.minus).image },
      ]);
      whole = operation(op, whole, this.SUBRULE2(this.product));
    });
    return whole;
  });

  readonly product = this.RULE("product", (): Cql2 => {
    let whole = this.SUBRULE(this.power);
    this.MANY(() => {
      const op = this.OR([
        { ALT: () => this.CONSUME(t.times).image },
        { ALT: () => this.CONSUME(t.div).image.toLowerCase() },
      ]);
      whole = operation(op, whole, this.SUBRULE2(this.power));
    });
    return whole;
  });

  readonly power = this.RULE("power", (): Cql2 => {
    let whole = this.SUBRULE(this.signed);
    this.OPTION(() => {
      this.CONSUME(t.power);
      whole = operation("^", whole, this.SUBRULE2(this.signed));
    });
    return whole;
  });

  readonly signed = this.RULE("signed", (): Cql2 =>
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.minus);
          const value = this.SUBRULE(this.signed);
          return typeof value === "number" ? -value : operation("*", -1, value);
        },
      },
      { ALT: () => this.SUBRULE(this.atom) },
    ]),
  );

  readonly atom = this.RULE("atom", (): Cql2 =>
    this.OR([
      { ALT: () => Number(this.CONSUME(t.number).image) },
      { ALT: () => this.SUBRULE(this.text) },
      { ALT: () => this.constant(true, this.CONSUME(t.true)) },
      { ALT: () => this.constant(false, this.CONSUME(t.false)) },
      { ALT: () => this.SUBRULE(this.moment) },
      { ALT: () => this.SUBRULE(this.geometry) },
      {
        ALT: () => {
          this.CONSUME(t.bbox);
          return { bbox: this.SUBRULE(this.numbers) };
        },
      },
      {
        ALT: () => ({ property: unquoted(this.CONSUME(t.quoted).image, '"') }),
      },
      { ALT: () => this.SUBRULE(this.named) },
      {
        ALT: () => {
          // A list of values, as array functions take it, or an expression in parentheses.
          const items = this.SUBRULE(this.list);
          return items.length === 1 ? items[0]! : items;
        },
      },
    ]),
  );

  /** A property, or a function of its arguments. */
  readonly named = this.RULE("named", (): Cql2 => {
    const name = this.CONSUME(t.identifier).image;
    const args = this.OPTION(() => this.SUBRULE(this.list));
    return args === undefined ? { property: name } : { op: functionName(name), args };
  });

  readonly text = this.RULE("text", (): string => unquoted(this.CONSUME(t.text).image, "'"));

  readonly moment = this.RULE("moment", (): Cql2 =>
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.date);
          return { date: this.SUBRULE(this.onlyText) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.timestamp);
          return { timestamp: this.SUBRULE2(this.onlyText) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.interval);
          return { interval: this.SUBRULE(this.list) };
        },
      },
    ]),
  );

  readonly onlyText = this.RULE("onlyText", (): string => {
    this.CONSUME(t.open);
    const value = this.SUBRULE(this.text);
    this.CONSUME(t.close);
    return value;
  });

  readonly number = this.RULE("number", (): number => {
    const isNegative = this.OPTION(() => this.CONSUME(t.minus)) !== undefined;
    const value = Number(this.CONSUME(t.number).image);
    return isNegative ? -value : value;
  });

  readonly numbers = this.RULE("numbers", (): number[] => {
    const values: number[] = [];
    this.CONSUME(t.open);
    this.AT_LEAST_ONE_SEP({ SEP: t.comma, DEF: () => values.push(this.SUBRULE(this.number)) });
    this.CONSUME(t.close);
    return values;
  });

  readonly geometry = this.RULE("geometry", (): Geometry =>
    this.OR([
      {
        ALT: () => {
          const type = this.CONSUME(t.shape).image;
          const nested = this.SUBRULE(this.positions);
          return this.ACTION(() => shapeOf(type, nested));
        },
      },
      {
        ALT: () => {
          const geometries: Geometry[] = [];
          this.CONSUME(t.shapes);
          this.CONSUME(t.open);
          this.AT_LEAST_ONE_SEP({
            SEP: t.comma,
            DEF: () => geometries.push(this.SUBRULE(this.geometry)),
          });
          this.CONSUME(t.close);
          return { type: "GeometryCollection", geometries };
        },
      },
    ]),
  );

  readonly positions = this.RULE("positions", (): Nested => {
    const parts: Nested[] = [];
    this.CONSUME(t.open);
    this.AT_LEAST_ONE_SEP({
      SEP: t.comma,
      DEF: () =>
        parts.push(
          this.OR([
            { ALT: () => this.SUBRULE(this.positions) },
            { ALT: () => this.SUBRULE(this.position) },
          ]),
        ),
    });
    this.CONSUME(t.close);
    return parts;
  });

  readonly position = this.RULE("position", (): number[] => {
    const values: number[] = [];
    this.AT_LEAST_ONE(() => values.push(this.SUBRULE(this.number)));
    return values;
  });

  private constant<T>(value: T, _token: unknown): T {
    return value;
  }
}

const negatedIf = (isNot: boolean, condition: Cql2): Cql2 =>
  isNot ? operation("not", condition) : condition;

const unquoted = (image: string, quote: string) =>
  image.slice(1, -1).replaceAll(quote + quote, quote);

/** The standard's functions are written as people like in text, and in one way in JSON. */
function functionName(name: string): string {
  const allenNames: Record<string, string> = {
    t_finishedby: "t_finishedBy",
    t_metby: "t_metBy",
    t_overlappedby: "t_overlappedBy",
    t_startedby: "t_startedBy",
  };
  const lower = name.toLowerCase();
  return allenNames[lower] ?? lower;
}
