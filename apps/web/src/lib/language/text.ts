import { type TextBundle, type Translate, translator } from "@mars/wording/language/text";
import { useMemo } from "react";
import { useLocale } from "./locale.ts";

/** The texts of a bundle in the surrounding content's language. */
export function useText<T extends Record<string, string>>(bundle: TextBundle<T>): Translate<T> {
  const locale = useLocale();
  return useMemo(() => translator(bundle, locale), [bundle, locale]);
}
