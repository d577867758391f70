import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { StageName } from "../../../ui/figures/StageSwatch.tsx";
import { drawnStage } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { projectPageText } from "./text.ts";

export function ProjectFacts({ page }: { page: StatusProjectPage }) {
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
