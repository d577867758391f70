import { loggedValueWords } from "@mars/wording/projects/loggedValueWords";
import { useState } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { MapView } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { HowComputed } from "../effects/EffectSection.tsx";
import { AreaNotices } from "../overview/AreaNotices.tsx";
import { AreaFacts } from "../overview/ProjectFacts.tsx";
import { MapLegend } from "../screen/MapLegend.tsx";
import { toggled } from "../screen/toggled.ts";
import { useProjectShapes } from "../screen/useProjectShapes.ts";
import { SupplementaryList } from "../supplementary/SupplementaryList.tsx";
import { taskPageText } from "../task/text.ts";
import { projectText } from "../text/projectText.ts";
import type { DraftProps } from "./DraftProps.ts";

type Props = Pick<DraftProps, "project" | "model" | "caseTask" | "onRedraw" | "onAddSupplementary">;

/** Where the project is, what it gives there, and the way to draw it. */
export function AreaRow({ project, model, caseTask, onRedraw, onAddSupplementary }: Props) {
  const t = useText(taskPageText);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  useProjectShapes(model, project, hidden);
  const draw = project.rights.edit && (
    <Button onClick={onRedraw}>{t(project.geometry ? "area.redraw" : "area.draw")}</Button>
  );
  if (!project.geometry) {
    return (
      <>
        <p>{t("area.how")}</p>
        {draw}
      </>
    );
  }
  const hasSupplementary =
    project.supplementaryGeometries.length > 0 ||
    caseTask.scheme?.supplementaryGeometryTypes.some(({ automatic }) => !automatic);
  return (
    <>
      <div className="draft-area">
        <div>
          <div className="project-map">
            <MapView model={model} controls={{ search: false, layers: false }} />
          </div>
          <MapLegend project={project} />
        </div>
        <div>
          <dl className="facts">
            <AreaFacts project={project} />
          </dl>
          <Effect project={project} />
        </div>
      </div>
      <AreaNotices project={project} isShort />
      {hasSupplementary && (
        <section className="draft-part draft-part-row">
          <h3>{t("supplementary")}</h3>
          <SupplementaryList
            project={project}
            hidden={hidden}
            onToggle={(id) => setHidden(toggled(hidden, id))}
            onPoint={(id) =>
              model.pointAt(
                project.supplementaryGeometries.find((one) => one.id === id)?.geometry ?? null,
              )
            }
            onAdd={onAddSupplementary}
          />
        </section>
      )}
      <div className="row">
        {draw}
        <Link to="/projects/:id" params={{ id: project.id }} search={{ mode: "map" }}>
          {t("openMap")}
        </Link>
      </div>
    </>
  );
}

function Effect({ project }: Pick<Props, "project">) {
  const t = useText(taskPageText);
  const p = useText(projectText);
  const locale = useLocale();
  const { counting, source } = project.effects;
  if (project.mitigationMeasureId === null)
    return <p className="small">{p("effect.needsScheme")}</p>;
  const given = Object.entries(counting).filter(([, value]) => (value ?? 0) > 0);
  // As a whole: an object without figures would read as a private person.
  const whole = { nitrogenReductionT: null, ...Object.fromEntries(given) };
  const words = given.length > 0 && loggedValueWords(whole, "effects", locale);
  return (
    <>
      <p className="small">
        {words ? t("effect.given", { effect: words }) : t("effect.none")}{" "}
        {source === "entered" || source === "imported"
          ? p(`effect.source.${source}`)
          : t("effect.auto")}
      </p>
      <HowComputed project={project} />
    </>
  );
}
