import "./compare.css";
import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useIsNarrow } from "../screen/useIsNarrow.ts";
import { ScenarioConfirm } from "../scenario/ScenarioConfirm.tsx";
import { compareText } from "../text/compareText.ts";
import { planText } from "../text/planText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import {
  type Compared,
  comparedLink,
  leaveCompared,
  MAX_COMPARED,
  changeCompared,
} from "./comparedAddress.ts";
import { CompareTable } from "./CompareTable.tsx";
import { PairDifference } from "./PairDifference.tsx";
import { useCompareColumns } from "./useCompareColumns.ts";

type Props = { plan: Plan; work: PlanWork; compared: readonly Compared[] };

/** Up to four columns side by side, each with its own dropout, and what differs between two. */
export function ComparePage({ plan, work, compared }: Props) {
  const t = useText(compareText);
  const planWords = useText(planText);
  const f = useFormat();
  const isNarrow = useIsNarrow();
  const [pair, setPair] = useState<string | null>(null);
  const [applying, setApplying] = useState<Scenario | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { columns, isPending, failed, hasUnknown, others } = useCompareColumns(
    plan,
    work,
    compared,
  );
  const chosenOnes = columns.flatMap((one) => (one.choice ? [{ ...one, choice: one.choice }] : []));
  const pairs = chosenOnes.flatMap((a, i) =>
    chosenOnes.slice(i + 1).map((b) => ({ value: `${a.id}|${b.id}`, a, b })),
  );
  const chosen = pairs.find(({ value }) => value === pair) ?? pairs[0];
  // Two columns are what a narrow screen has room for.
  const shown =
    isNarrow && chosen
      ? columns.filter(({ id }) => [chosen.a.id, chosen.b.id].includes(id))
      : columns;
  const link = comparedLink(compared);

  const change = (id: string, changes: Partial<Compared>) =>
    changeCompared(compared.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <div className="plan-compared">
      <div className="container">
        <Button variant="text" size="small" onClick={leaveCompared}>
          {t("back")}
        </Button>
        <p className="plan-quiet">{plan.title}</p>
        <h1 ref={title} tabIndex={-1}>
          {t("title")}
        </h1>
        {failed && <ErrorState title={planWords("failed")} onRetry={() => void failed.refetch()} />}
        {hasUnknown && !failed && <Alert variant="warning" title={t("unknown")} />}
        {isPending && columns.length === 0 && (
          <Skeleton label={planWords("loading")}>
            <SkeletonLine height="12rem" />
          </Skeleton>
        )}
        <div className="plan-compared-choices">
          {others.length > 0 && compared.length < MAX_COMPARED && (
            <Select
              label={t("add")}
              placeholder={t("addChoose")}
              value=""
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => id && changeCompared([...compared, { id, dropoutShare: null }])}
            />
          )}
          {pairs.length > 1 && chosen && (
            <Select
              label={t("pair")}
              value={chosen.value}
              options={pairs.map(({ value, a, b }) => ({
                value,
                label: t("pairOf", { a: a.name, b: b.name }),
              }))}
              onChange={setPair}
            />
          )}
        </div>
        {!isPending && columns.length < 2 && <p role="status">{t("tooFew")}</p>}
        <div className="plan-compared-body">
          {columns.length > 0 && (
            <CompareTable
              plan={plan}
              columns={shown}
              onDropout={(id, dropoutShare) => change(id, { dropoutShare })}
              onRemove={(id) => changeCompared(compared.filter((one) => one.id !== id))}
              onOpen={(column) => {
                leaveCompared();
                if (column.id === "try") return;
                work.begin(column.id, column.scenario ?? undefined);
                work.setDropout(column.dropoutShare);
              }}
              onApply={setApplying}
            />
          )}
          <div className="plan-compared-side">
            {chosen && <PairDifference a={chosen.a} b={chosen.b} items={work.items} />}
            <section aria-labelledby="compare-share">
              <h2 id="compare-share">{t("share")}</h2>
              <TextField label={t("linkLabel")} value={link} readOnly onChange={() => {}} />
              <CopyButton value={link} what={t("link")} />
              <p className="plan-quiet">{t("shareHint")}</p>
            </section>
            <p className="plan-quiet">{t("surplusHint")}</p>
          </div>
        </div>
        {applying && (
          <ScenarioConfirm
            plan={plan}
            scenario={applying}
            items={work.items}
            act="apply"
            onDone={() => {
              setApplying(null);
              leaveCompared();
              work.begin("plan");
            }}
            onClose={() => setApplying(null)}
          />
        )}
        <p className="sr-only" role="status">
          {shown.map(({ name, missingT }) => `${name}: ${f.tons(missingT)}`).join(", ")}
        </p>
      </div>
    </div>
  );
}
