import type { Language } from "@mars/wording/language/languages";

const spoken: readonly Language[] = ["en", "da"];

/** The better of our languages by `Accept-Language`; English where it names neither. */
export function callerLanguage(header: string | undefined): Language {
  const wishes = new Map(
    (header ?? "").split(",").map((wish) => {
      const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((part) => part.startsWith("q="))?.slice(2);
      return [tag.split("-")[0], quality === undefined ? 1 : Number(quality) || 0] as const;
    }),
  );
  const wish = (language: Language) => wishes.get(language) ?? 0;
  return spoken.reduce((best, language) => (wish(language) > wish(best) ? language : best));
}
