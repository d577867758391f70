import type {
  ProjectHistoryEntry,
  ProjectUnitPart,
  StatusProjectPage,
} from "@mars/contracts/status/statusProject";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { stepWords } from "@mars/wording/effects/stepWords";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { StageName } from "../../../ui/figures/StageSwatch.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { StageMove } from "../changes/StageMove.tsx";
import { Amount } from "../effects/Amount.tsx";
import { EffectName } from "../effects/EffectName.tsx";
import { drawnStage, effectFacts, effects } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";
import { ProjectDocuments } from "./ProjectDocuments.tsx";
import { ProjectHead } from "./ProjectHead.tsx";
import { projectPageText } from "./text.ts";
import "./project.css";

/** A project with commitment, as everybody may see it. */
export function ProjectView({ page }: { page: StatusProjectPage }) {
  return (
    <>
      <ProjectHead page={page} />
      <CalculationSection page={page} />
      <ProjectUnits page={page} />
      <ProjectHistory page={page} />
      <ProjectFacts page={page} />
      <ProjectDocuments page={page} />
    </>
  );
}

/** Where the figures are from, and how they come about step by step. */
function CalculationSection({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  const { effectsSource, calculation, asOf } = page;
  const isOwn = effectsSource !== "imported" && effectsSource !== "entered";
  return (
    <StatusSection id="beregning" title={t("calculation.title")}>
      <p>{t(`calculation.${effectsSource ?? "computed"}`)}</p>
      {asOf !== null && <p className="small">{t("calculation.earlier")}</p>}
      {asOf === null && calculation === null && <p className="small">{t("calculation.none")}</p>}
      {calculation && (
        <>
          {!isOwn && (
            <p>{t(calculation.isCounted ? "calculation.beside.same" : "calculation.beside")}</p>
          )}
          {isOwn && !calculation.isCounted && <p>{t("calculation.changed")}</p>}
          <dl className="calculation">
            {effects.map((effect) => (
              <div key={effect}>
                <dt>
                  <EffectName effect={effect} />
                </dt>
                {calculation.steps
                  .filter((step) => step.effect === effect)
                  .map((step) => (
                    <dd key={step.code}>{stepWords(step, "da-DK")}</dd>
                  ))}
              </div>
            ))}
          </dl>
          <p className="small">
            {t("calculation.maps", {
              maps: calculation.maps
                .map(({ title, version }) => `${title} (${version})`)
                .join(", "),
            })}{" "}
            {page.supplementary.length > 0 && t("calculation.supplementary")}
          </p>
        </>
      )}
    </StatusSection>
  );
}

function ProjectFacts({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  const format = useFormat();
  const { project, supplementary } = page;
  const facts: [string, ReactNode][] = [
    [t("facts.stage"), <StageName key="stage" stage={drawnStage[project.stage]} />],
    [t("facts.measure"), project.measure ?? "–"],
    [t("facts.scheme"), project.scheme ?? "–"],
    [t("facts.applied"), project.appliedAt ? format.date(project.appliedAt) : "–"],
    ...(supplementary.length > 0
      ? [
          [
            t("facts.supplementary"),
            <ul key="supplementary" className="plain-list">
              {supplementary.map(({ name, type, areaHa }, index) => (
                <li key={index}>
                  {[type ?? name, areaHa === null ? t("facts.undrawn") : format.hectares(areaHa)]
                    .filter(Boolean)
                    .join(", ")}
                </li>
              ))}
            </ul>,
          ] as [string, ReactNode],
        ]
      : []),
    [
      t("facts.id"),
      <span key="id" className="project-id">
        {project.id}
      </span>,
    ],
  ];
  return (
    <StatusSection id="om" title={t("facts.title")}>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </StatusSection>
  );
}

/** What has happened to the project since its first commitment, newest first. */
function ProjectHistory({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  return (
    <StatusSection id="historik" title={t("history.title")} intro={t("history.intro")}>
      {page.history.length === 0 ? (
        <p>{t("history.none")}</p>
      ) : (
        <ol className="project-history">
          {page.history.map((entry) => (
            <Entry key={`${entry.at} ${entry.kind}`} entry={entry} />
          ))}
        </ol>
      )}
    </StatusSection>
  );
}

function Entry({ entry }: { entry: ProjectHistoryEntry }) {
  const t = useText(projectPageText);
  const format = useFormat();
  const amount = (effect: (typeof effects)[number]) =>
    `${format.amount(entry.effects[effect])}\u00a0${effectFacts[effect].unit}`;
  return (
    <li>
      <time dateTime={entry.at}>{format.date(entry.at)}</time>
      <div>
        <StageMove change={entry} />
        {entry.to !== null && (
          <p className="small">
            {entry.measure && `${entry.measure}. `}
            {t("history.after", {
              nitrogen: amount("nitrogen"),
              extraction: amount("extraction"),
              afforestation: amount("afforestation"),
            })}
          </p>
        )}
      </div>
    </li>
  );
}

/** The municipalities, coastal water groups and tripartites that the project counts in. */
function ProjectUnits({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  const shared = useText(detailText);
  const format = useFormat();
  const effectColumn = (effect: EffectKey): Column<ProjectUnitPart> => ({
    key: effect,
    title: shared(`column.${effect}`),
    isNumeric: true,
    cell: (part) => <Amount value={part.effects[effect]} />,
  });
  const columns: Column<ProjectUnitPart>[] = [
    {
      key: "unit",
      title: t("units.unit"),
      cell: ({ kind, slug, name, isCounted }) => (
        <span className="change-name">
          <UnitLink kind={kind} slug={slug}>
            {name}
          </UnitLink>
          {isCounted !== null && <span>{t(isCounted ? "units.counted" : "units.leftOut")}</span>}
        </span>
      ),
    },
    {
      key: "kind",
      title: t("units.kind"),
      isBrief: true,
      cell: ({ kind }) => shared(`kind.one.${kind}`),
    },
    {
      key: "area",
      title: shared("column.area"),
      isNumeric: true,
      cell: (part) => <Amount value={part.overlapHa} />,
    },
    {
      key: "share",
      title: t("units.share"),
      isNumeric: true,
      isBrief: true,
      cell: ({ share }) => format.percent(share),
    },
    ...effects.map(effectColumn),
  ];
  return (
    <StatusSection id="steder" title={t("units.title")} intro={t("units.intro")}>
      {page.units.length === 0 ? (
        <p>{t("units.none")}</p>
      ) : (
        <Table
          caption={t("units.table")}
          isCaptionHidden
          columns={columns}
          rows={page.units}
          rowKey={({ kind, id }) => `${kind} ${id}`}
        />
      )}
    </StatusSection>
  );
}
