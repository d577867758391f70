import { defineText } from "@mars/wording/language/text";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Tag } from "../../../ui/Tag.tsx";

const retiredText = defineText({
  da: {
    mark: "nedlagt",
    since: "Nedlagt {date}. Siden viser det, der stadig hører til.",
  },
  en: {
    mark: "discontinued",
    since: "Discontinued on {date}. This page shows what still belongs to it.",
  },
});

/** Beside the name of a former unit in a list. */
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
