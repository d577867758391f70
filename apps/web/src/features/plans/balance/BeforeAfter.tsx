import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";

type Props = { before: string | null; after: string; unit: string };

/** '93 → 31 t': the old figure grey, the new one large; read aloud as 'fra 93 til 31 t'. */
export function BeforeAfter({ before, after, unit }: Props) {
  const t = useText(planText);
  return (
    <span className="plan-before-after">
      {before !== null && (
        <>
          <span className="sr-only">{t("from")} </span>
          <s>{before}</s>
          <span className="plan-arrow" aria-hidden="true">
            →
          </span>
          <span className="sr-only"> {t("to")} </span>
        </>
      )}
      <b>
        {after}
        <small> {unit}</small>
      </b>
    </span>
  );
}
