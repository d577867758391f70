import { surplusAfterDropoutT } from "@mars/domain/plans/compareScenarios";
import { isShownT, type NeedVerdict } from "@mars/domain/plans/coverage";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { planText } from "../text/planText.ts";
import { potentialText } from "../text/potentialText.ts";
import { BalanceBar } from "./BalanceBar.tsx";
import { needClass, needLimits } from "./needClass.ts";
import type { SubCatchmentRow } from "./subCatchmentRows.ts";
import { useMissingWords } from "./useMissingWords.ts";

type Props = {
  rows: readonly SubCatchmentRow[];
  /** What is said of the plan as a whole; its sub-catchments say no other reason. */
  verdict: NeedVerdict;
  mayEdit: boolean;
  selected: string | null;
  onSelect: (opId: string | null) => void;
  onPoint: (opId: string | null) => void;
  onShow: (opId: string) => void;
  onEditNeed: (opId: string) => void;
  /** The one whose best places are shown, and what is told of them. */
  potentialOf: string | null;
  potential: ReactNode;
  onPotential: (opId: string | null) => void;
};

export function SubCatchmentList(props: Props) {
  const { rows, verdict, mayEdit, selected, onSelect, onPoint, onShow, onEditNeed } = props;
  const { potentialOf, onPotential } = props;
  const words = useText(potentialText);
  const t = useText(planText);
  const f = useFormat();
  const missing = useMissingWords(verdict);
  const limits = needLimits(rows.map(({ balance }) => balance));
  return (
    <ul className="plan-subs">
      {rows.map(({ subCatchment: { opId, name, needSource, municipalities }, balance }) => {
        const isPlace = opId === potentialOf;
        const isOpen = isPlace || opId === selected;
        const surplusT = surplusAfterDropoutT(balance);
        return (
          <li key={opId} id={`delopland-${opId}`} className={classes(isOpen && "plan-sub-open")}>
            <button
              type="button"
              className="plan-sub"
              aria-expanded={isOpen}
              onClick={() => {
                onSelect(isOpen ? null : opId);
                if (isPlace) onPotential(null);
              }}
              onPointerEnter={() => onPoint(opId)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(opId)}
              onBlur={() => onPoint(null)}
            >
              <i
                className="plan-need"
                style={{ background: `var(--need-${needClass(balance, limits)})` }}
              />
              <span>{name}</span>
              <b className={balance.remainingAfterDropoutT < 0.05 ? "plan-covered" : undefined}>
                {missing(balance)}
              </b>
            </button>
            {balance.hasNeed && <BalanceBar name={name} balance={balance} heightPx={7} />}
            {isOpen && (
              <div className="plan-sub-body">
                <dl>
                  {(
                    [
                      ["need", "needT"],
                      ["planned", "plannedT"],
                      ["achieved", "achievedT"],
                      ["remaining", "remainingAfterDropoutT"],
                    ] as const
                  ).map(([label, figure]) => (
                    <div key={label}>
                      <dt>{t(label)}</dt>
                      <dd>{f.tons(balance[figure])}</dd>
                    </div>
                  ))}
                </dl>
                {balance.hasNeed && balance.dropoutT >= 0.05 && (
                  <p>{t("dropout", { tons: f.tons(balance.dropoutT) })}</p>
                )}
                <p>{t(`source.${needSource}`)}</p>
                {isShownT(surplusT) && balance.hasNeed && (
                  <p>{t("surplus", { tons: f.tons(surplusT) })}</p>
                )}
                {municipalities.length > 0 && (
                  <p>{municipalities.map((unit) => unit.name).join(", ")}</p>
                )}
                <p className="plan-sub-actions">
                  <Button variant="text" size="small" icon="map" onClick={() => onShow(opId)}>
                    {t("zoom")}
                  </Button>
                  <Button
                    variant="text"
                    size="small"
                    icon="area"
                    aria-expanded={isPlace}
                    onClick={() => onPotential(isPlace ? null : opId)}
                  >
                    {words("open")}
                  </Button>
                  {mayEdit && (
                    <Button
                      variant="text"
                      size="small"
                      icon="edit"
                      onClick={() => onEditNeed(opId)}
                    >
                      {t("editNeed")}
                    </Button>
                  )}
                </p>
                {isPlace && props.potential}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
