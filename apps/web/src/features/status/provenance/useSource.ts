import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { statusText } from "../text/statusText.ts";

/** 'Kilde: MARS, 18.05.2026' under charts and maps. */
export function useSource(dataDate: string | null | undefined): string | undefined {
  const t = useText(statusText);
  const format = useFormat();
  return dataDate ? t("source", { date: format.date(dataDate) }) : undefined;
}
