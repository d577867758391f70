import type { UploadFault } from "@mars/contracts/uploads";
import type { Refusal } from "@mars/domain/result";
import { shownName } from "./zip/checkEntries.ts";
import type { Words } from "./Sentence.ts";
import { readerReasonsDa, reasonsDa, sentencesDa, type UploadCode } from "./text.da.ts";
import { reasonsEn, sentencesEn } from "./text.en.ts";

type Figures = Readonly<Record<string, unknown>>;

const quotedNames = new Set(["name", "file"]);

/** A refusal with the sentences that tell a person what is wrong with which file. */
export function faultOf(code: string, figures: Figures): UploadFault {
  // A code nobody wrote a sentence for still names the file.
  const known: UploadCode = code in sentencesDa ? (code as UploadCode) : "upload.unreadable";
  const about = { name: figures["file"], ...figures };
  return {
    code,
    sentenceDa: sentencesDa[known](wordsOf(about, "da")),
    sentenceEn: sentencesEn[known](wordsOf(about, "en")),
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

function wordsOf(figures: Figures, language: "da" | "en"): Words {
  const locale = language === "da" ? "da-DK" : "en-US";
  return {
    text(name) {
      const value = figures[name];
      if (typeof value !== "string" && typeof value !== "number") return "–";
      return quotedNames.has(name) ? `"${value}"` : String(value);
    },
    number(name, decimals = 0) {
      const value = figures[name];
      return typeof value === "number"
        ? value.toLocaleString(locale, { maximumFractionDigits: decimals })
        : "–";
    },
    reason: () => reasonOf(figures, language),
  };
}

function reasonOf({ reason, why }: Figures, language: "da" | "en"): string {
  if (typeof reason === "string")
    return (language === "da" ? reasonsDa : reasonsEn)[reason] ?? reason;
  const text = typeof why === "string" ? why : "";
  if (language === "en") return text || "it cannot be read";
  for (const [pattern, danish] of readerReasonsDa) {
    const found = pattern.exec(text);
    if (found)
      return danish.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? "");
  }
  return "den kan ikke læses";
}
