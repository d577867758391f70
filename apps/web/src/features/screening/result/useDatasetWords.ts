import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import type { Dataset } from "@mars/contracts/datasets/layers";
import { wordIn } from "@mars/wording/language/wordIn";
import { useMemo } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";

/** Titles as they stood when the area was screened, else as the catalogue has them; meanings of today. */
export function useDatasetWords({ started }: ScreeningSoFar) {
  const locale = useLocale();
  const catalogue = useRead<Dataset[]>("/datasets").data;
  return useMemo(() => {
    const screened = new Map(started?.datasets.map((one) => [one.id, one]));
    const today = new Map(catalogue?.map((one) => [one.id, one]));
    return {
      titleOf: (id: string): string => {
        const dataset = screened.get(id) ?? today.get(id);
        return dataset ? wordIn(locale, dataset, "title") : id;
      },
      meaningOf: (id: string): string | null => {
        const dataset = today.get(id);
        return dataset ? wordIn(locale, dataset, "meaning") : null;
      },
    };
  }, [started, catalogue, locale]);
}
