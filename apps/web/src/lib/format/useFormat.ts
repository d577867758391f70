import { type Format, formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";
import { useLocale } from "../language/locale.ts";

const known = new Map<Locale, Format>();

/** Figures as the surrounding content's language writes them. */
export function useFormat(): Format {
  const locale = useLocale();
  const format = known.get(locale) ?? formats(locale);
  known.set(locale, format);
  return format;
}
