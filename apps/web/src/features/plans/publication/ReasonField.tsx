import { useText } from "../../../lib/language/text.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import type { Checked } from "../checklist/usePlanChecklist.ts";
import { publicationText } from "../text/publicationText.ts";

type Props = {
  id: string;
  checked: Pick<Checked, "isOverGoal" | "withoutMeasure">;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
};

/** Why the plan is published although its figures are not all as they should be; public. */
export function ReasonField({ id, checked, value, isMissing, onChange }: Props) {
  const t = useText(publicationText);
  const { isOverGoal, withoutMeasure } = checked;
  const faults = [
    withoutMeasure.length > 0 ? t("reason.measures", { count: withoutMeasure.length }) : null,
    isOverGoal ? t("reason.overGoal") : null,
  ].filter((fault) => fault !== null);
  return (
    <TextArea
      id={id}
      label={t("reason")}
      hint={
        <>
          {faults.join(" ")} {t("reason.hint")}
        </>
      }
      error={isMissing ? t("reason.missing") : null}
      rows={2}
      value={value}
      onChange={onChange}
    />
  );
}
