import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { BeforeAfter } from "../balance/BeforeAfter.tsx";
import { scenarioText } from "../text/scenarioText.ts";
import { type CountedItem, isCounted, outcomeOf } from "../work/countedItem.ts";

type Props = { plan: Plan; scenario: Scenario; items: readonly CountedItem[] };

/** What comes in and goes out, what is then missing, and that the plan keeps its own dropout. */
export function WhatApplyingSets({ plan, scenario, items }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  const changed = items.filter((item) => isCounted(item, scenario.choices) !== item.included);
  const lists = [
    ["applyIn", changed.filter(({ included }) => !included)],
    ["applyOut", changed.filter(({ included }) => included)],
  ] as const;
  const missingT = (choices: Scenario["choices"]) =>
    outcomeOf(plan, items, choices, EXPECTED_DROPOUT_SHARE).plan.remainingAfterDropoutT;
  return (
    <>
      <p>{t("applyText", { count: changed.length })}</p>
      {lists.map(
        ([key, list]) =>
          list.length > 0 && (
            <Disclosure key={key} summary={t(key, { count: list.length })}>
              <ul>
                {list.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </Disclosure>
          ),
      )}
      <p>
        {t("missing")}{" "}
        <BeforeAfter
          before={f.amount(missingT({}))}
          after={f.amount(missingT(scenario.choices))}
          unit="t"
        />
      </p>
      <p>
        {scenario.dropoutShare === EXPECTED_DROPOUT_SHARE
          ? t("applySameDropout", { share: f.exactPercent(EXPECTED_DROPOUT_SHARE) })
          : t("applyOtherDropout", {
              share: f.exactPercent(scenario.dropoutShare),
              usual: f.exactPercent(EXPECTED_DROPOUT_SHARE),
            })}
      </p>
    </>
  );
}
