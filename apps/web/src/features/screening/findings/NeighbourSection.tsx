import type { ScreeningNeighbours } from "@mars/contracts/screening/screeningVerdict";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { screeningText } from "../text.ts";
import { featureShape } from "./featureShape.ts";
import { useResult } from "./ResultContext.ts";

/** Existing projects in or near the area: the demarcation warning and what the buffer check saw. */
export function NeighbourSection({ neighbours }: { neighbours: ScreeningNeighbours }) {
  const t = useText(screeningText);
  const f = useFormat();
  const { model, area, hasMap } = useResult();
  if (neighbours.warnings.length === 0 && neighbours.items.length === 0) return null;

  async function point(
    item: ScreeningNeighbours["items"][number],
    { zooms = false }: { zooms?: boolean } = {},
  ) {
    const layer = item.kind === "project" ? "projects" : "sketch-projects";
    const shape =
      area && (await featureShape({ dataset: layer, version: null }, { id: item.id }, area));
    if (!shape) return;
    model.pointAt(shape);
    if (zooms) model.fit(shape.outside);
  }
  const beyond = neighbours.count - neighbours.items.length;
  return (
    <div className="screening-neighbours">
      <h3>{t("neighbours.title")}</h3>
      {neighbours.warnings.map(({ code, figures }) => (
        <p key={code} className="screening-warning">
          <Icon name="warning" isSmall />
          <span>
            {t(code as "overlap.buffer", {
              count: Number(figures["count"] ?? 0),
              bufferM: Number(figures["bufferM"] ?? 0),
              overlap: areaText(f, Number(figures["overlapHa"] ?? 0)),
            })}
          </span>
        </p>
      ))}
      <ul>
        {neighbours.items.map((item) => (
          <li key={`${item.kind}/${item.id}`}>
            {hasMap ? (
              <button
                type="button"
                onClick={() => void point(item, { zooms: true })}
                onMouseEnter={() => void point(item)}
                onMouseLeave={() => model.pointAt(null)}
                onFocus={() => void point(item)}
                onBlur={() => model.pointAt(null)}
              >
                {item.name}
              </button>
            ) : (
              <span>{item.name}</span>
            )}
            <span className="numeric">
              {item.overlapHa > 0
                ? t("neighbours.overlaps", { overlap: areaText(f, item.overlapHa) })
                : t("neighbours.away", { metres: Math.round(item.distanceM) })}
            </span>
            <span className="small mute">
              {t(`stageOne.${item.stage}` as "stageOne.established")}
            </span>
            {item.kind === "project" && (
              <Link
                className="small"
                to="/status/projekter/:projectId"
                params={{ projectId: item.id }}
                target="_blank"
                aria-label={t("neighbours.openNamed", { name: item.name })}
              >
                {t("neighbours.open")}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {beyond > 0 && <p className="small mute">{t("neighbours.more", { count: beyond })}</p>}
    </div>
  );
}
