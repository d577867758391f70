import type { ProjectRow } from "@mars/contracts/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Figure } from "../../../ui/Figure.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { StageName } from "../../../ui/StageSwatch.tsx";
import { drawnStage, effectFacts, effects } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { ProjectPlace } from "./ProjectPlace.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";

type Props = { project: ProjectRow; onClose: () => void };

/** One project: what it is, how far it is, what it gives, and where it lies. */
export function ProjectDialog({ project, onClose }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const api = useSettings().connection.api;
  const facts: [string, React.ReactNode][] = [
    [t("column.stage"), <StageName key="stage" stage={drawnStage[project.stage]} />],
    [t("column.measure"), project.measure ?? "–"],
    [t("project.scheme"), project.scheme ?? "–"],
    [
      t("kind.one.municipality"),
      project.municipality ? (
        <UnitLink key="place" kind="municipality" slug={project.municipality.slug}>
          {project.municipality.name}
        </UnitLink>
      ) : (
        "–"
      ),
    ],
    [t("project.area"), format.hectares(project.areaHa)],
    [t("project.applied"), project.appliedAt ? format.date(project.appliedAt) : "–"],
    [t("project.changed"), project.lastStateChanged ? format.date(project.lastStateChanged) : "–"],
  ];
  return (
    <Dialog title={project.name} width="large" onClose={onClose}>
      <div className="project-grid">
        <div>
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <dl className="project-effects">
            {effects.map((effect) => (
              <div key={effect}>
                <dt>
                  <EffectName effect={effect} />
                </dt>
                <dd>
                  <Figure
                    size="m"
                    value={format.amount(project.wholeEffects[effect])}
                    unit={effectFacts[effect].unit}
                  />
                </dd>
              </div>
            ))}
          </dl>
          {project.share < 0.9995 && (
            <p className="small">{t("project.share", { share: format.percent(project.share) })}</p>
          )}
        </div>
        <div>
          {project.geoLocationId ? (
            <ProjectPlace project={project} geoLocationId={project.geoLocationId} />
          ) : (
            <p className="small">{t("project.noPlace")}</p>
          )}
          <div className="tools">
            {project.geoLocationId && (
              <a
                className="tool-link"
                href={`${api}/geometries/${encodeURIComponent(project.geoLocationId)}`}
                target="_blank"
                rel="noopener"
              >
                <Icon name="map" />
                {t("project.outline")}
              </a>
            )}
            <CopyButton value={window.location.href} what={t("project.link")} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
