import {
  defineText as defineTexts,
  type Figures,
  type SameTexts,
  type TextBundle,
  type TextKey,
  type Translate,
  translator,
} from "@mars/wording/language/text";
import { useMemo } from "react";
import { useLocale } from "./locale.ts";

/** The texts of a bundle in the surrounding content's language. */
export function useText<T extends Record<string, string>>(bundle: TextBundle<T>): Translate<T> {
  const locale = useLocale();
  return useMemo(() => translator(bundle, locale), [bundle, locale]);
}

export { translator, type Figures, type SameTexts, type TextKey, type Translate };
/** For texts that are not keyed by language yet. */
export function defineText<const T extends Record<string, string>>(da: T, en: SameTexts<T>) {
  return defineTexts({ da, en });
}
