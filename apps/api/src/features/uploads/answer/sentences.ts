import type { UploadFault } from "@mars/contracts/places/uploads";
import type { Refusal } from "@mars/domain/result";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import { shownName } from "../../../platform/geodata/zip/shownName.ts";
import type { Words } from "./Sentence.ts";
import type { UploadCode, UploadText } from "./text.da.ts";
import { uploadText } from "./text.ts";

type Figures = Readonly<Record<string, unknown>>;
type Told = Pick<UploadFault, "sentenceDa" | "sentenceEn">;

const quotedNames = new Set(["name", "file"]);

/** A refusal with the sentences that tell a person what is wrong with which file. */
export function faultOf(code: string, figures: Figures): UploadFault {
  // A code no one wrote a sentence for still names the file.
  const known: UploadCode =
    code in uploadText.da.sentences ? (code as UploadCode) : "upload.unreadable";
  const about = { name: figures["file"], ...figures };
  return {
    code,
    sentenceDa: sentenceIn("da", known, about),
    sentenceEn: sentenceIn("en", known, about),
    figures: { ...figures },
  };
}

/** A refused upload; where the file inside is not known, the zip itself is named. */
export function toldRefusal({ code, figures }: Refusal, fileName: string): Refusal {
  const { sentenceDa, sentenceEn } = faultOf(code, {
    name: shownName(fileName),
    file: shownName(fileName),
    ...figures,
  });
  return { code, figures: { fileName: shownName(fileName), ...figures, sentenceDa, sentenceEn } };
}

/** The sentence of a told refusal in one language; the Danish one where it has no other. */
export function sentenceOf(figures: Figures, language: Language): string {
  return wordIn(locales[language], figures as Told, "sentence");
}

function sentenceIn(language: Language, code: UploadCode, figures: Figures): string {
  return uploadText[language].sentences[code](wordsOf(figures, language));
}

function wordsOf(figures: Figures, language: Language): Words {
  const f = formats(locales[language]);
  return {
    text(name) {
      const value = figures[name];
      if (typeof value !== "string" && typeof value !== "number") return "–";
      return quotedNames.has(name) ? `"${value}"` : String(value);
    },
    number(name, decimals = 0) {
      const value = figures[name];
      return typeof value === "number" ? (decimals === 0 ? f.integer : f.number)(value) : "–";
    },
    reason: () => reasonOf(figures, uploadText[language]),
  };
}

/** Readers give their reasons in English; a language without its own table of them says only so much. */
function reasonOf({ reason, why }: Figures, text: UploadText): string {
  if (typeof reason === "string") return text.reasons[reason] ?? reason;
  const given = typeof why === "string" ? why : "";
  if (text.readerReasons === null) return given || text.unreadable;
  for (const [pattern, told] of text.readerReasons) {
    const found = pattern.exec(given);
    if (found) return told.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? "");
  }
  return text.unreadable;
}
