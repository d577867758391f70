import { useOutlines, useStatusMap } from "../../../features/status/api.ts";
import { ProjectMap } from "../../../features/status/projects/ProjectMap.tsx";
import type { ShownStage } from "../../../features/status/projects/StageFilter.tsx";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { countedStages } from "../../../ui/figures/stages.ts";
import { StageDot } from "../../../ui/figures/StageSwatch.tsx";
import { uiText } from "../../../ui/text.ts";
import { frontText } from "./text.ts";

const shown: ReadonlySet<ShownStage> = new Set<ShownStage>([
  "established",
  "establishment_approval",
  "preliminary_examination_approval",
]);

/** Every public project on the country, as the front page's picture. Without figures there is none. */
export function FrontMap() {
  const t = useText(frontText);
  const stage = useText(uiText);
  const format = useFormat();
  const outlines = useOutlines("municipality");
  const map = useStatusMap(false);
  if (outlines.error || map.error) return null;
  return (
    <figure className="front-map">
      <div className="front-map-drawing">
        {outlines.data && map.data && (
          <ProjectMap outlines={outlines.data} map={map.data} shown={shown} hasNames={false} />
        )}
      </div>
      <figcaption>
        <ul className="key">
          {countedStages.map((one) => (
            <li key={one}>
              <StageDot stage={one} />
              {stage(`stage.${one}`)}
            </li>
          ))}
        </ul>
        {map.data && (
          <p className="small">
            <Link to="/status/overview">{t("map.all", { count: map.data.points.length })}</Link>
            {` ${t("map.asOf", { date: format.date(map.data.day) })}`}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
