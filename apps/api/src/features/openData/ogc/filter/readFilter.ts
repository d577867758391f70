import { Lexer } from "chevrotain";
import { type Cql2, FilterFault } from "./cql2.ts";
import { Cql2Parser } from "./Cql2Parser.ts";
import { allTokens } from "./cql2Tokens.ts";

export type FilterLanguage = "cql2-text" | "cql2-json";

/** Longer ones are no question any more; a parser that recurses must know where to end. */
const MAX_CHARACTERS = 20_000;
const MAX_DEPTH = 60;

let known: { lexer: Lexer; parser: Cql2Parser } | null = null;

/** Built at the first filter: most instances serve for long before anybody sends one. */
function tools() {
  known ??= { lexer: new Lexer(allTokens), parser: new Cql2Parser() };
  return known;
}

/** A filter in either encoding, as JSON; its meaning is judged by `conditionOf`. */
export function readFilter(text: string, language: FilterLanguage): Cql2 {
  if (text.length > MAX_CHARACTERS) throw new FilterFault({ code: "too-long" });
  refuseDeep(text, language === "cql2-json" ? /[[\]{}]/g : /[()]|\bNOT\b|-/gi);
  return language === "cql2-json" ? readJson(text) : readText(text);
}

function refuseDeep(text: string, brackets: RegExp): void {
  let depth = 0;
  let prefixes = 0;
  for (const [sign] of text.matchAll(brackets)) {
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    // A row of prefixes goes as deep as one of parentheses.
    else prefixes += 1;
    if (depth > MAX_DEPTH || prefixes > 10 * MAX_DEPTH) throw new FilterFault({ code: "too-deep" });
  }
}

function readJson(text: string): Cql2 {
  try {
    return JSON.parse(text) as Cql2;
  } catch {
    throw new FilterFault({ code: "unreadable", at: 1 });
  }
}

function readText(text: string): Cql2 {
  const { lexer, parser } = tools();
  const { tokens, errors } = lexer.tokenize(text);
  if (errors[0]) throw new FilterFault({ code: "unreadable", at: errors[0].offset + 1 });
  parser.input = tokens;
  const read = parser.condition();
  const [error] = parser.errors;
  if (error) {
    const at = Number.isFinite(error.token.startOffset) ? error.token.startOffset : text.length;
    throw new FilterFault({ code: "unreadable", at: at + 1 });
  }
  return read;
}
