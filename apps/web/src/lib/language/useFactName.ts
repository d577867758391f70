import { factName } from "@mars/wording/facts/factName";
import { useLocale } from "./locale.ts";

/** A measure's or scheme's name in the reader's language, for where there is room for one. */
export function useFactName(): (name: string) => string {
  const locale = useLocale();
  return (name) => factName(name, locale);
}
