import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { wordIn } from "@mars/wording/language/wordIn";
import "../projects.css";
import "../text/problemText.ts";
import type { Project, SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import { useEffect, useState } from "react";
import { formatDate } from "@mars/wording/format/dates";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate, useSearch } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { MapLayout, type MapModel, MapView, PanelHead, useMapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Tag } from "../../../ui/words/Tag.tsx";
import { NoticeList } from "../overview/AreaNotices.tsx";
import { useMasterData, useProject } from "../projectQueries.ts";
import { LostProject } from "../screen/LostProject.tsx";
import { ScreenState } from "../screen/ScreenState.tsx";
import { useProjectShapes } from "../screen/useProjectShapes.ts";
import { problemText } from "../text/problemText.ts";
import { projectText } from "../text/projectText.ts";
import { EditSupplementary } from "./EditSupplementary.tsx";
import { RemoveSupplementary } from "./RemoveSupplementary.tsx";
import { FactName } from "../../../ui/words/FactName.tsx";

const nothingHidden: ReadonlySet<string> = new Set();

/** One supplementary area on the map, inside its project. */
export function SupplementaryScreen({ projectId, id }: { projectId: string; id: string }) {
  const t = useText(projectText);
  const p = useText(problemText);
  const model = useMapModel({ layers: [datasetIds.carbonRichSoil] });
  const project = useProject(projectId);
  const area = project.data?.supplementaryGeometries.find((one) => one.id === id);
  // In the address, so that a reload comes back to what is being drawn.
  const isEditing = useSearch().mode === "edit";
  const setEditing = (next: boolean) =>
    navigate(
      addressOf({
        to: "/projects/:projectId/supplementary-geometries/:id",
        params: { projectId, id },
        search: { mode: next ? "edit" : null },
      }),
      { replace: !next },
    );
  const geometry = area?.geometry;
  useEffect(() => {
    if (geometry) model.fit(geometry);
  }, [model, geometry]);
  if (project.isPending) return <ScreenState title={t("reading")} isLoading />;
  if (project.isLost) return <LostProject />;
  if (!project.data) {
    return (
      <ScreenState
        title={t("notRead")}
        error={project.error}
        onRetry={() => void project.refetch()}
      />
    );
  }
  if (!area) {
    return (
      <ScreenState title={t("supplementary.missing")} text={p("supplementary.not-found", { id })} />
    );
  }
  if (isEditing && mayEdit(project.data, area)) {
    return (
      <EditSupplementary
        project={project.data}
        area={area}
        model={model}
        onDone={() => setEditing(false)}
      />
    );
  }
  return (
    <AreaPanel project={project.data} area={area} model={model} onEdit={() => setEditing(true)} />
  );
}

function mayEdit({ rights }: Project, { automatic }: SupplementaryGeometry): boolean {
  return !automatic && (rights.edit || rights.revise);
}

type PanelProps = {
  project: Project;
  area: SupplementaryGeometry;
  model: MapModel;
  onEdit: () => void;
};

function AreaPanel({ project, area, model, onEdit }: PanelProps) {
  const t = useText(projectText);
  const nameOf = useAuthorityName();
  const f = useFormat();
  const locale = useLocale();
  const [isRemoving, setRemoving] = useState(false);
  useProjectShapes(model, project, nothingHidden);
  const scheme = useMasterData().data?.subsidySchemes.find(
    ({ id }) => id === project.subsidySchemeId,
  );
  return (
    <MapLayout
      label={area.name}
      head={
        <PanelHead
          back={
            <Link to="/projects/:id" params={{ id: project.id }}>
              {project.name}
            </Link>
          }
          title={area.name}
          status={
            <p className="status-line">
              {wordIn(locale, area, "typeTitle")}
              {area.automatic && <Tag>{t("supplementary.automatic")}</Tag>}
            </p>
          }
        />
      }
      foot={
        mayEdit(project, area) && (
          <>
            <Button onClick={onEdit}>{t("supplementary.edit")}</Button>
            <Button variant="danger" onClick={() => setRemoving(true)}>
              {t("supplementary.remove")}
            </Button>
          </>
        )
      }
      map={<MapView model={model} />}
    >
      <div className="project">
        <section className="project-part">
          <dl className="facts">
            <dt>{t("area")}</dt>
            <dd>{area.areaHa === null ? t("noArea") : areaText(f, area.areaHa)}</dd>
            <dt>{t("scheme")}</dt>
            <dd>{scheme ? <FactName name={scheme.name} /> : "–"}</dd>
            <dt>{t("supplementary.by")}</dt>
            <dd>
              {area.automatic
                ? t("supplementary.computed")
                : ((area.organization && nameOf(area.organization)) ?? area.createdBy ?? "–")}
              <span className="facts-more">{formatDate(area.createdAt)}</span>
            </dd>
          </dl>
          {area.automatic && <p>{t("supplementary.automaticText")}</p>}
          {area.warnings.length > 0 && <NoticeList notices={area.warnings} />}
          <p className="small mute">{t("effect.supplementary")}</p>
        </section>
        {isRemoving && (
          <RemoveSupplementary project={project} area={area} onClose={() => setRemoving(false)} />
        )}
      </div>
    </MapLayout>
  );
}
