import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { counted, debianVersion, outputOf, type Part, type Subject } from "./tools.ts";

/** The Danish texts of the product, by Debian's Danish dictionary and `words.txt` next to this file. */
export function wordParts({ folder }: Pick<Subject, "folder">): Part[] {
  return [
    {
      tool: "hunspell",
      version: debianVersion("hunspell-da"),
      checked: "the words of every Danish text",
      run: async () => {
        const root = join(import.meta.dirname, "..");
        const files = globSync("{apps,packages}/*/src/**/{text.da,text,*Text}.ts", { cwd: root });
        const texts = await Promise.all(
          files.map(async (file) => danishOf(file, await readFile(join(root, file), "utf8"))),
        );
        const words = join(folder, "words.txt");
        await writeFile(words, [...new Set(texts.flatMap(wordsOf))].join("\n"));
        const own = join(import.meta.dirname, "words.txt");
        const unknown = await outputOf("hunspell", ["-d", "da_DK", "-p", own, "-l", words]);
        return counted(unknown.split("\n").filter((word) => word !== ""));
      },
    },
  ];
}

/** A file of one language is Danish as a whole; in one of both, what stands before `en`. */
function danishOf(file: string, source: string): string {
  if (file.endsWith(".da.ts")) return source;
  return /"?\bda\b[^]*?(?=\ben\b)/.exec(source)?.[0] ?? "";
}

function wordsOf(source: string): string[] {
  const texts = [...source.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = ""]) => text)
    // Keys are one word in lower case.
    .filter((text) => text.includes(" ") || /^[A-ZÆØÅ]/.test(text));
  return texts.flatMap(
    (text) =>
      text
        .replaceAll(String.raw`\u00AD`, "")
        .replaceAll(/\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\n|https?:\S+|\S+@\S+|\w+\.\w+|\w+\d-\w+/g, " ")
        .match(/[A-Za-zÆØÅæøåéÉüö]+(?:-[A-Za-zÆØÅæøåé]+)*/g) ?? [],
  );
}
