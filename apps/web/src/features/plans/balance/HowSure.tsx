import type { Plan } from "@mars/contracts/plans/planShapes";
import { ASSUMED_DROPOUT, shownPercent } from "@mars/domain/plans/probability";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { planText } from "../text/planText.ts";
import { FoldWords } from "./FoldWords.tsx";

/** How likely it is that nothing will be missing, in one sentence with what is assumed. */
export function HowSure({ plan: { balance } }: { plan: Plan }) {
  const t = useText(planText);
  const f = useFormat();
  if (balance.probability === undefined || !balance.hasNeed) return null;
  const { percent, end } = shownPercent(balance.probability);
  const shown = { percent: f.exactPercent(percent / 100) };
  return (
    <Disclosure
      summary={
        <FoldWords
          title={t("sure.title")}
          preview={end === null ? shown.percent : t(`sure.${end}Short`, shown)}
        />
      }
    >
      <p>
        {t(end === null ? "sure" : `sure.${end}`, shown)}{" "}
        {t("sure.assumed", {
          sketch: f.exactPercent(ASSUMED_DROPOUT.sketch_project),
          preliminary: f.exactPercent(ASSUMED_DROPOUT.preliminary_examination_approval),
          establishment: f.exactPercent(ASSUMED_DROPOUT.establishment_approval),
        })}
      </p>
    </Disclosure>
  );
}
