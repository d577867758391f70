import type { Plan } from "@mars/contracts/plans/planShapes";
import { howSureWords, surePercent } from "@mars/wording/plans/howSureWords";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { useRaises } from "../planQueries.ts";
import { planText } from "../text/planText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { AssumptionsDialog } from "./AssumptionsDialog.tsx";
import { FoldWords } from "./FoldWords.tsx";

/** How likely it is that nothing will be missing: in one sentence, in each sub-catchment, and by which
 * sketch it would rise most. */
export function HowSure({ plan, work }: { plan: Plan; work: PlanWork }) {
  const t = useText(planText);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { balance, assumptions, subCatchments } = plan;
  if (balance.probability === undefined || !balance.hasNeed) return null;
  const unsure = subCatchments
    .filter((sub) => sub.balance.hasNeed)
    .toSorted((a, b) => (a.balance.probability ?? 1) - (b.balance.probability ?? 1));
  return (
    <Disclosure
      summary={
        <FoldWords title={t("sure.title")} preview={surePercent(balance.probability, locale)} />
      }
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <p>{howSureWords(balance.probability, assumptions, locale)}</p>
      {plan.rights.edit && (
        <Button variant="text" size="small" onClick={() => setEditing(true)}>
          {t("sure.edit")}
        </Button>
      )}
      {unsure.length > 1 && (
        <>
          <h4>{t("sure.of")}</h4>
          <dl className="plan-sure">
            {unsure.map((sub) => (
              <div key={sub.opId}>
                <dt>{sub.name}</dt>
                <dd>{surePercent(sub.balance.probability ?? 1, locale)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {isOpen && <Raises plan={plan} work={work} />}
      {isEditing && <AssumptionsDialog plan={plan} onClose={() => setEditing(false)} />}
    </Disclosure>
  );
}

function Raises({ plan, work }: { plan: Plan; work: PlanWork }) {
  const t = useText(planText);
  const f = useFormat();
  const locale = useLocale();
  const { data } = useRaises(plan);
  if (!data) return null;
  const rows = data.flatMap(({ id, probability }) => {
    const item = work.items.find((one) => one.id === id);
    return item && !work.isCounted(item) ? [{ item, probability }] : [];
  });
  if (rows.length === 0) return <p className="plan-quiet">{t("sure.noRaise")}</p>;
  return (
    <>
      <h4>{t("sure.raises")}</h4>
      <ul className="plan-raises">
        {rows.map(({ item: { id, name, areaHa, effects }, probability }) => (
          <li key={id}>
            <span>
              <Link
                to="/plans/:id/sketch-projects/:projectId"
                params={{ id: plan.id, projectId: id }}
              >
                {name}
              </Link>
              <small>{`${f.tons(effects.nitrogenReductionT ?? 0)}, ${f.hectares(areaHa)}`}</small>
            </span>
            <span>
              {t("sure.raiseTo", {
                now: surePercent(plan.balance.probability ?? 0, locale),
                raised: surePercent(probability, locale),
              })}
            </span>
            {plan.rights.include && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t("sure.includeOf", { name })}
                onClick={() => void work.change([id], [])}
              >
                {t("sure.include")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
