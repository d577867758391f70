import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { addsUp } from "@mars/wording/format/addsUp";
import { lazy } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { PartBar } from "../../../ui/charts/PartBar.tsx";
import { Strip } from "../../../ui/charts/Strip.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { stageEdge, stageFill, stages } from "../../../ui/figures/stages.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { QuoteOpener } from "../quote/QuoteOpener.tsx";
import { detailText } from "../text/detailText.ts";
import { Amount } from "./Amount.tsx";
import { EffectName } from "./EffectName.tsx";
import { countedStages, drawnAmounts, effectFacts, effects } from "./effects.ts";

const UnitQuote = lazy(() =>
  import("../quote/UnitQuote.tsx").then((module) => ({ default: module.UnitQuote })),
);

type Props = {
  page: UnitPage;
  title: string;
  source?: string | undefined;
  folds?: boolean;
};

/** What the unit gives to each national goal, by stage, and where it is among the others. */
export function ContributionSection({ page, title, source, folds = false }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const fact = effects
    .map((effect) => {
      const amount = `${format.amount(page.totals.total[effect])}\u00a0${effectFacts[effect].unit}`;
      return t("country.fact", { effect: t(`effect.${effect}`), share: amount });
    })
    .join(", ");
  return (
    <StatusSection
      id="bidrag"
      title={title}
      intro={t(`contribution.intro.${page.kind}`)}
      isFull
      folds={folds}
      {...(folds && { fact })}
      figures={["unit-share", "ranking"]}
    >
      <div className="contributions">
        {effects.map((effect) => (
          <Contribution key={effect} page={page} effect={effect} />
        ))}
      </div>
      <ChartTools
        table={() => <ContributionTable page={page} />}
        csv={`/status/tables/units/${page.kind}/${page.id}/totals.csv`}
        embedId="bidrag"
        source={source}
      />
    </StatusSection>
  );
}

function Contribution({ page, effect }: { page: UnitPage; effect: EffectKey }) {
  const t = useText(detailText);
  const format = useFormat();
  const { unit } = effectFacts[effect];
  const { totals } = page;
  const standing = page.standing[effect];
  const write = (value: number) => `${format.amount(value)}\u00a0${unit}`;
  const amounts = drawnAmounts(
    {
      established: totals.byStage.established[effect],
      establishment_approval: totals.byStage.establishment_approval[effect],
      preliminary_examination_approval: totals.byStage.preliminary_examination_approval[effect],
    },
    totals.sketches[effect],
  );
  const shown = stages.filter((stage) => amounts[stage] > 0);
  const counted = shown.flatMap((stage) => (stage === "sketch" ? [] : amounts[stage]));
  const hasNeed =
    effect !== "nitrogen" ||
    page.plan === null ||
    page.plan.needT > 0 ||
    page.plan.verdict === "unshared";
  const share = page.shareOfCountry[effect];
  return (
    <article className="contribution" aria-label={t(`effect.${effect}`)}>
      <h3>
        <EffectName effect={effect} />
      </h3>
      <p>
        <Figure value={format.amount(totals.total[effect])} unit={unit} />
      </p>
      {share !== null && (
        <p className="small">{t("contribution.share", { share: format.percent(share) })}</p>
      )}
      {shown.length === 0 ? (
        <p className="mute">{t(hasNeed ? "contribution.none" : "contribution.noNeed")}</p>
      ) : (
        <>
          <PartBar
            label={t("contribution.bar", {
              effect: t(`effect.${effect}`),
              total: write(totals.total[effect]),
            })}
            whole={totals.totalInclSketches[effect]}
            parts={shown.map((stage) => ({
              key: stage,
              value: amounts[stage],
              fill: stageFill[stage],
              edge: stageEdge[stage],
              isApart: stage === "sketch",
            }))}
          />
          <ul className="key">
            {shown.map((stage) => (
              <li key={stage}>
                <StageSwatch stage={stage} />
                {t(`drawn.${stage}`)} <b>{write(amounts[stage])}</b>
                {stage === "sketch" && <span className="mute">{t("notCounted")}</span>}
              </li>
            ))}
            {!addsUp(counted, totals.total[effect]) && <li className="mute">{t("rounded")}</li>}
          </ul>
        </>
      )}
      <Strip
        title={t("contribution.strip", {
          name: page.name,
          rank: standing.rank,
          of: standing.of,
          median: write(standing.median),
        })}
        values={standing.values}
        median={{
          value: standing.median,
          label: t("contribution.median", { median: write(standing.median) }),
        }}
        chosen={{
          value: standing.value,
          label: t("contribution.rank", { name: page.name, rank: standing.rank }),
        }}
      />
      {totals.total[effect] > 0 && (
        <QuoteOpener
          about={t(`effect.${effect}`)}
          box={(close) => <UnitQuote page={page} effect={effect} onClose={close} />}
        />
      )}
    </article>
  );
}

function ContributionTable({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const { totals, standing } = page;
  const figure = (
    key: string,
    title: string,
    of: (effect: EffectKey) => number,
    isCount = false,
  ) => ({
    key,
    title,
    isNumeric: true,
    cell: (effect: EffectKey) => <Amount value={of(effect)} isCount={isCount} />,
  });
  const columns: Column<EffectKey>[] = [
    {
      key: "effect",
      title: t("column.effect"),
      cell: (effect) => `${t(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
    },
    ...countedStages.map((stage) =>
      figure(stage, t(`stage.short.${stage}`), (effect) => totals.byStage[stage][effect]),
    ),
    figure("total", t("total"), (effect) => totals.total[effect]),
    figure("sketches", t("column.sketches"), (effect) => totals.sketches[effect]),
    figure("median", t("column.median"), (effect) => standing[effect].median),
    figure("rank", t("column.rank"), (effect) => standing[effect].rank, true),
  ];
  return (
    <Table
      caption={t("tableOf", { what: page.name })}
      isCaptionHidden
      columns={columns}
      rows={effects}
      rowKey={(effect) => effect}
    />
  );
}
