import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Language = "Danish" | "English";
type Text = { path: string; line: number; text: string };

const languages: readonly Language[] = ["Danish", "English"];
/** SPEC's own texts, word for word. */
const promised = new Set([
  "Could not fetch the dataset group: {x}",
  "Could not fetch dataset: {x}",
]);
const guide = readFileSync("docs/wording.md", "utf8");
const files = globSync("{apps,packages}/*/src/**/*{text,Text}*.ts").filter(
  (path) => !/\.test\.ts$|[cC]ontext/.test(path),
);

/** Rows of one language's table, each with the words it refuses. */
function refusedWords(language: Language): { write: string; pattern: RegExp }[] {
  const section = guide.split(`## ${language}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:Write|---)/.test(line))
    .map((line) => {
      const [write, not] = line.split(" | ").map((cell) => cell.replace(/^\| /, "").trim());
      return { write: write!, pattern: patternOf(not!) };
    });
}

function patternOf(cell: string): RegExp {
  if (/^\/.*\/$/.test(cell)) return new RegExp(cell.slice(1, -1), "iu");
  const words = cell.split(", ").map((word) => word.replaceAll(".", "\\."));
  return new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");
}

/** String literals of a text file; files with both languages have Danish first. */
function textsOf(path: string, language: Language): Text[] {
  const source = readFileSync(path, "utf8").split("\n");
  const englishFrom = source.findIndex((line) =>
    /^\s*(?:const |export const )?en\b\s*[:=]/.test(line),
  );
  return source.flatMap((line, index) => {
    const isEnglish = path.endsWith(".en.ts") || (englishFrom >= 0 && index >= englishFrom);
    if (isEnglish !== (language === "English") || /^\s*(?:\/?\*|\/\/|import )/.test(line))
      return [];
    return [...line.matchAll(/(?<![\w.])"((?:[^"\\]|\\.)*)"(?!\s*:)|`([^`]*)`/g)].map((match) => ({
      path,
      line: index + 1,
      text: match[1] ?? match[2] ?? "",
    }));
  });
}

describe.each(languages)("%s texts", (language) => {
  const texts = files.flatMap((path) => textsOf(path, language));

  test("are found", () => expect(texts.length).toBeGreaterThan(500));

  test.each(refusedWords(language))("say $write", ({ pattern }) => {
    const found = texts.filter(({ text }) => pattern.test(text) && !promised.has(text));
    expect(found.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });
});
