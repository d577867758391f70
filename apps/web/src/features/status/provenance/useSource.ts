import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { statusText } from "../text/statusText.ts";

/** 'Kilde: MARS, 18.05.2026' under charts and maps: the day that the figures speak of. */
export function useSource(day: string | undefined): string | undefined {
  const t = useText(statusText);
  const format = useFormat();
  return day ? t("source", { date: format.date(day) }) : undefined;
}
