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
/** Tables where the two languages of a text stand together, named by their keys, or Danish alone. */
const paired = [
  ...globSync("apps/api/src/features/status/{sheet,tables}/*.ts"),
  ...globSync("apps/api/src/features/openData/ogc/{collections,documents}.ts"),
  "apps/api/src/features/openData/catalogue/openDatasetTexts.ts",
  "apps/api/src/features/status/provenance/figureTexts.ts",
  "apps/api/src/platform/problems/problemSentences.ts",
  "apps/api/src/platform/reference/facts/datasets.ts",
  "apps/api/src/platform/reference/facts/measures.ts",
  "apps/api/src/platform/reference/facts/schemeCasework.ts",
  "apps/identity/src/demoPeople.ts",
  "apps/portal/src/cookieScan.ts",
  "apps/portal/src/notifications.ts",
  "apps/portal/src/systems/familySystems.ts",
  "packages/contracts/src/pages/pageTable.ts",
  "packages/contracts/src/pages/webRoutes.ts",
  "packages/wording/src/datasets/nextSteps.ts",
  "packages/wording/src/messages/digestMail.ts",
];

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

/** Texts of a table, each of the language that the key before it names. */
function pairedTexts(path: string, language: Language): Text[] {
  let spoken: Language = "Danish";
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (/^\s*(?:\/?\*|\/\/|import )/.test(line)) return [];
      const pieces = line.matchAll(
        /(?<![\w.])(?:(da|\w+Da|\w*[dD]escription)|en|\w+En)\b(?=[:\s]*[:=])|(?<!sql)(["'`])((?:(?!\2)[^\\]|\\.)*)\2(?!\s*:)/g,
      );
      return [...pieces].flatMap(([, danish, quote, text]) => {
        if (quote === undefined) spoken = danish === undefined ? "English" : "Danish";
        return quote !== undefined && spoken === language && /\s|^\p{Lu}/u.test(text ?? "")
          ? [{ path, line: index + 1, text: text ?? "" }]
          : [];
      });
    });
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
  const texts = [
    ...files
      .filter((path) => !paired.includes(path))
      .flatMap((path) => (path.endsWith("Texts.ts") ? pairedTexts : textsOf)(path, language)),
    ...paired.flatMap((path) => pairedTexts(path, language)),
  ];

  test("are found", () => expect(texts.length).toBeGreaterThan(500));

  test.each(refusedWords(language))("say $write", ({ pattern }) => {
    const found = texts.filter(
      ({ text }) => !promised.has(text) && pattern.test(text.replaceAll(/\$?\{[^}]*\}/g, "…")),
    );
    expect(found.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });
});

test("what only screen readers get begins with no colon: it is read with a space before", () => {
  const found = globSync("apps/web/src/**/*.tsx").filter((path) =>
    /className="sr-only"[^>]*>\s*[:,.;]/.test(readFileSync(path, "utf8")),
  );
  expect(found).toEqual([]);
});
