import "./project.css";
import type { StatusProjectPage, ProjectHistoryEntry } from "@mars/contracts/status/statusProject";
import { ProjectDocuments } from "./ProjectDocuments.tsx";
import { ProjectHead } from "./ProjectHead.tsx";
import { ProjectUnits } from "./ProjectUnits.tsx";
import { stepWords } from "@mars/wording/effects/stepWords";
import { useText } from "../../../lib/language/text.ts";
import { effects, drawnStage, effectFacts } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { projectPageText } from "./text.ts";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { StageName } from "../../../ui/figures/StageSwatch.tsx";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { StageMove } from "../changes/StageMove.tsx";

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
            <Entry key={`${entry.at} ${entry.kind}`} entry={entry} projectId={page.project.id} />
          ))}
        </ol>
      )}
    </StatusSection>
  );
}

function Entry({ entry, projectId }: { entry: ProjectHistoryEntry; projectId: string }) {
  const t = useText(projectPageText);
  const format = useFormat();
  const amount = (effect: (typeof effects)[number]) =>
    `${format.amount(entry.effects[effect])}\u00a0${effectFacts[effect].unit}`;
  const marks = Object.fromEntries(
    effects.map((effect) => [`on.${effect}`, entry.effects[effect]]),
  );
  return (
    <li>
      <time dateTime={entry.at}>{format.date(entry.at)}</time>
      <div>
        <StageMove change={entry} />
        {entry.to !== null && (
          <p
            className="small"
            {...(entry.isLastOfDay && figureMarks(`project/${projectId}/${entry.day}`, marks))}
          >
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
