import { formatDate } from "../format/dates.ts";
import { factName } from "../facts/factName.ts";
import { languageOf, type Locale } from "../language/languages.ts";
import { type Figures, translator } from "../language/text.ts";
import { mailSubjectText, messageText } from "./messageText.ts";

/** A message as a sentence; a move by what happened, schemes by name, a day as people write it. */
export function messageWords(code: string, figures: Figures, locale: Locale): string {
  const moved = `moved.${String(figures.status)}`;
  const key = code === "moved" && moved in messageText.texts[languageOf(locale)] ? moved : code;
  return translator(messageText, locale)(key as "moved", namedFigures(figures, locale));
}

/** What the message asks of its reader, or tells of, in a few words. */
export function messageSubject(code: string, figures: Figures, locale: Locale): string {
  if (code in mailSubjectText.texts[languageOf(locale)]) {
    return translator(mailSubjectText, locale)(code as "remark", namedFigures(figures, locale));
  }
  return messageWords(code, figures, locale).replace(/\.$/, "");
}

function namedFigures(figures: Figures, locale: Locale): Figures {
  const { scheme, day } = figures;
  return {
    ...figures,
    ...(typeof scheme === "string" && { scheme: factName(scheme, locale) }),
    ...(typeof day === "string" && { day: formatDate(day) }),
  };
}
