import type { ScreeningSoFar } from "@mars/contracts/foldScreening";
import type { Dataset } from "@mars/contracts/layers";
import { languageOf } from "@mars/wording/language/languages";
import { useMemo } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";

/** Titles as they stood when the area was screened, else as the catalogue has them; meanings of today. */
export function useDatasetWords({ started }: ScreeningSoFar) {
  const isDanish = languageOf(useLocale()) === "da";
  const catalogue = useRead<Dataset[]>("/datasets").data;
  return useMemo(() => {
    const screened = new Map(started?.datasets.map((one) => [one.id, one]));
    const today = new Map(catalogue?.map((one) => [one.id, one]));
    return {
      titleOf: (id: string): string => {
        const dataset = screened.get(id) ?? today.get(id);
        return dataset ? (isDanish ? dataset.titleDa : dataset.titleEn) : id;
      },
      meaningOf: (id: string): string | null => {
        const dataset = today.get(id);
        return dataset ? (isDanish ? dataset.meaningDa : dataset.meaningEn) : null;
      },
    };
  }, [started, catalogue, isDanish]);
}
