import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Tag } from "../../../ui/words/Tag.tsx";
import { retiredText } from "./retiredText.ts";

/** Next to the name of a former unit in a list. */
export function RetiredMark() {
  const t = useText(retiredText);
  return (
    <>
      {" "}
      <Tag>{t("mark")}</Tag>
    </>
  );
}

/** On the page of a former unit. */
export function RetiredSince({ day }: { day: string }) {
  const t = useText(retiredText);
  const format = useFormat();
  return (
    <p>
      <b>{t("since", { date: format.date(day) })}</b>
    </p>
  );
}
