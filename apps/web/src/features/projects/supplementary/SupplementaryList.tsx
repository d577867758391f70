import type { Project } from "@mars/contracts/projects/projectShapes";
import { formatDate } from "@mars/wording/format/dates";
import { wordIn } from "@mars/wording/language/wordIn";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Tag } from "../../../ui/words/Tag.tsx";
import { NoticeList } from "../overview/AreaNotices.tsx";
import { useMasterData } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";

type Props = {
  project: Project;
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onPoint: (id: string | null) => void;
  /** Absent: only shown here. */
  onAdd?: () => void;
};

/** The outlines on the map as a list; automatic ones say so. */
export function SupplementaryList({ project, hidden, onToggle, onPoint, onAdd }: Props) {
  const t = useText(projectText);
  const nameOf = useAuthorityName();
  const f = useFormat();
  const locale = useLocale();
  const scheme = useMasterData().data?.subsidySchemes.find(
    ({ id }) => id === project.subsidySchemeId,
  );
  const hasTypes = scheme?.supplementaryGeometryTypes.some(({ automatic }) => !automatic) ?? false;
  const mayAdd = project.rights.edit || project.rights.revise;
  const isPossible = hasTypes && project.geometry !== null;
  const whyNot = !scheme
    ? t("supplementary.needsScheme")
    : project.geometry === null
      ? t("supplementary.needsArea")
      : t("supplementary.noTypes");
  return (
    <>
      {onAdd && mayAdd && isPossible && (
        <Button variant="secondary" size="small" icon="plus" onClick={onAdd}>
          {t("supplementary.add")}
        </Button>
      )}
      {project.supplementaryGeometries.length === 0 && (
        <p className="mute">{t("supplementary.none")}</p>
      )}
      {onAdd && mayAdd && !isPossible && <p className="small mute">{whyNot}</p>}
      <ul className="supplementary">
        {project.supplementaryGeometries.map((area) => (
          // What is pointed at in the list is shown on the map; nothing is done by it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={area.id}
            onPointerEnter={() => onPoint(area.id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(area.id)}
            onBlur={() => onPoint(null)}
          >
            <input
              type="checkbox"
              checked={!hidden.has(area.id)}
              aria-label={t("supplementary.show", { name: area.name })}
              onChange={() => onToggle(area.id)}
            />
            <span>
              <Link
                to="/projects/:projectId/supplementary-geometries/:id"
                params={{ projectId: project.id, id: area.id }}
              >
                {area.name}
              </Link>
              {area.automatic && <Tag>{t("supplementary.automatic")}</Tag>}
              <span className="facts-more">
                {[
                  wordIn(locale, area, "typeTitle"),
                  area.automatic
                    ? t("supplementary.computed")
                    : ((area.organization && nameOf(area.organization)) ?? area.createdBy),
                  formatDate(area.createdAt),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
            <span className="number">
              {area.areaHa === null ? t("noArea") : f.hectares(area.areaHa)}
            </span>
            {area.warnings.length > 0 && <NoticeList notices={area.warnings} />}
          </li>
        ))}
      </ul>
      {project.supplementaryGeometries.length > 0 && (
        <p className="small mute">{t("effect.supplementary")}</p>
      )}
    </>
  );
}
