import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { scenarioDifference } from "@mars/domain/plans/compareScenarios";
import { isShownT } from "@mars/domain/plans/coverage";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { ScenarioConfirm } from "../scenario/ScenarioConfirm.tsx";
import { useIsNarrow } from "../screen/useIsNarrow.ts";
import { compareText } from "../text/compareText.ts";
import { planText } from "../text/planText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import type { CompareColumn } from "./CompareColumn.ts";
import { CompareTable } from "./CompareTable.tsx";
import {
  changeCompared,
  type Compared,
  comparedLink,
  leaveCompared,
  MAX_COMPARED,
} from "./comparedAddress.ts";
import { shortName } from "./shortName.ts";
import { useCompareColumns } from "./useCompareColumns.ts";
import "./compare.css";

const FIRST_SHOWN = 5;

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

type Chosen = CompareColumn & { choice: NonNullable<CompareColumn["choice"]> };
type PairDifferenceProps = { a: Chosen; b: Chosen; items: readonly CountedItem[] };

/** What differs between two columns: in one sentence, in numbers, and one by one. */
function PairDifference({ a, b, items }: PairDifferenceProps) {
  const t = useText(compareText);
  const f = useFormat();
  const { onlyFirst, onlySecond, bothCount } = scenarioDifference(
    a.choice.counted,
    b.choice.counted,
  );
  const lessT = a.missingT - b.missingT;
  const [less, more] = lessT >= 0 ? [b, a] : [a, b];
  const byCount = less.choice.counted.size - more.choice.counted.size;
  const counts =
    byCount === 0 ? t("equally") : t(byCount < 0 ? "fewer" : "more", { count: Math.abs(byCount) });
  return (
    <section aria-labelledby="compare-pair">
      <h2 id="compare-pair">{t("differTitle", { a: a.name, b: b.name })}</h2>
      <p>
        {isShownT(Math.abs(lessT))
          ? t("and", {
              first: t("lessMissing", { name: less.name, tons: f.tons(Math.abs(lessT)) }),
              second: counts,
            })
          : t("sameMissing")}{" "}
        {onlyFirst.length + onlySecond.length === 0 && t("same")}
      </p>
      <dl className="plan-compare-counts">
        {(
          [
            [t("onlyIn", { name: shortName(a.name) }), onlyFirst.length],
            [t("onlyIn", { name: shortName(b.name) }), onlySecond.length],
            [t("inBoth"), bothCount],
          ] as const
        ).map(([label, count], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{f.integer(count)}</dd>
          </div>
        ))}
      </dl>
      <OnlyIn key={`a-${a.id}-${b.id}`} name={a.name} ids={onlyFirst} items={items} />
      <OnlyIn key={`b-${a.id}-${b.id}`} name={b.name} ids={onlySecond} items={items} />
    </section>
  );
}

function OnlyIn(props: { name: string; ids: readonly string[]; items: readonly CountedItem[] }) {
  const t = useText(compareText);
  const f = useFormat();
  const [isWhole, setWhole] = useState(false);
  const wanted = new Set(props.ids);
  const rows = props.items
    .filter(({ id }) => wanted.has(id))
    .toSorted((a, b) => (b.effects.nitrogenReductionT ?? 0) - (a.effects.nitrogenReductionT ?? 0));
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t("list", { name: props.name })}</h3>
      <ul className="plan-compare-list">
        {rows.slice(0, isWhole ? undefined : FIRST_SHOWN).map(({ id, name, areaHa, effects }) => (
          <li key={id}>
            <span>
              {name} <small>{f.hectares(areaHa)}</small>
            </span>
            <span>{f.tons(effects.nitrogenReductionT ?? 0)}</span>
          </li>
        ))}
      </ul>
      {!isWhole && rows.length > FIRST_SHOWN && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {t("showAll", { count: rows.length })}
        </Button>
      )}
    </>
  );
}
