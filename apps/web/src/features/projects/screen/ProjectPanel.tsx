import type { Project } from "@mars/contracts/projectShapes";
import { type ReactNode, useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { MapLayout, type MapModel, MapView, PanelHead } from "../../../map/index.ts";
import { EffectSection } from "../effects/EffectSection.tsx";
import { LogSection } from "../log/LogSection.tsx";
import { ActionList } from "../moves/ActionList.tsx";
import { ProjectFoot } from "../moves/ProjectFoot.tsx";
import { AreaNotices } from "../overview/AreaNotices.tsx";
import { DetailsForm } from "../overview/DetailsForm.tsx";
import { ProjectFacts } from "../overview/ProjectFacts.tsx";
import { FrozenApplications, Readiness } from "../overview/Readiness.tsx";
import { SchemeField } from "../overview/SchemeField.tsx";
import { StatusLine } from "../overview/StatusLine.tsx";
import { Timeline } from "../overview/Timeline.tsx";
import { useRemarks } from "../projectQueries.ts";
import { RemarkSection } from "../remarks/RemarkSection.tsx";
import { ProjectConflict } from "../saving/ProjectConflict.tsx";
import { useProjectSaving } from "../saving/useProjectSaving.ts";
import { SupplementaryList } from "../supplementary/SupplementaryList.tsx";
import { projectText } from "../text/projectText.ts";
import type { ProjectDialog } from "./projectDialogs.ts";
import { ProjectDialogs } from "./ProjectDialogs.tsx";
import { type Section, sectionId, SectionLinks } from "./SectionLinks.tsx";
import { useFocusKept } from "./useFocusKept.ts";
import { useProjectShapes } from "./useProjectShapes.ts";

type Props = {
  project: Project;
  model: MapModel;
  onRedraw: () => void;
  onAddSupplementary: () => void;
};
const ofCase: readonly Section[] = ["overview", "effect", "areas", "remarks", "log"];
const ofOthers: readonly Section[] = ["overview", "effect", "areas"];

/** The project as one panel: overview, effect, areas, remarks, log and what may be done. */
export function ProjectPanel({ project, model, onRedraw, onAddSupplementary }: Props) {
  const t = useText(projectText);
  const saving = useProjectSaving(project);
  const [dialog, setDialog] = useState<ProjectDialog | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const content = useRef<HTMLDivElement>(null);
  const remarks = useRemarks(project.id);
  useProjectShapes(model, project, hidden);
  useFocusKept(dialog);
  const { rights } = project;
  const shown = rights.readCase ? ofCase : ofOthers;
  const isCaseworker = rights.handle;
  const point = (id: string | null) => {
    const area = project.supplementaryGeometries.find((one) => one.id === id);
    model.pointAt(area?.geometry ?? null);
  };
  return (
    <MapLayout
      label={project.name}
      head={
        <PanelHead
          back={
            <Link to="/projects" search={isCaseworker ? { view: "inbox" } : {}}>
              {t(isCaseworker ? "allProjects" : "myProjects")}
            </Link>
          }
          title={saving.values.name || project.name}
          status={<StatusLine project={project} />}
        />
      }
      tabs={
        <SectionLinks
          shown={shown}
          content={content}
          counts={{
            areas: project.supplementaryGeometries.length,
            remarks: remarks.data?.length ?? 0,
          }}
        />
      }
      foot={<ProjectFoot project={project} onOpen={setDialog} onRedraw={onRedraw} />}
      map={<MapView model={model} />}
    >
      <div className="project" ref={content}>
        <Part section="overview" title={t("section.overview")} isTitleHidden>
          <Timeline project={project} />
        </Part>
        <Part>
          <ProjectFacts project={project} onOpen={setDialog} />
          <AreaNotices project={project} />
        </Part>
        <Part>
          <h2>{t("details")}</h2>
          <DetailsForm project={project} saving={saving} />
        </Part>
        {rights.edit && (
          <Part>
            <SchemeField project={project} saving={saving} onChoose={() => setDialog("scheme")} />
          </Part>
        )}
        {rights.edit ? (
          <Part>
            <Readiness project={project} />
          </Part>
        ) : (
          project.applications.length > 0 && (
            <Part>
              <FrozenApplications project={project} />
            </Part>
          )
        )}
        <Part section="effect" title={t("section.effect")}>
          <EffectSection project={project} onEnter={() => setDialog("effects")} />
        </Part>
        <Part section="areas">
          <SupplementaryList
            project={project}
            hidden={hidden}
            onToggle={(id) => setHidden(toggled(hidden, id))}
            onPoint={point}
            onAdd={onAddSupplementary}
          />
        </Part>
        {rights.readCase && (
          <>
            <Part section="remarks" title={t("section.remarks")}>
              <RemarkSection project={project} />
            </Part>
            <Part section="log">
              <LogSection project={project} />
            </Part>
          </>
        )}
        <Part>
          <h2>{t("actions")}</h2>
          <ActionList project={project} onOpen={setDialog} onRedraw={onRedraw} />
        </Part>
        <ProjectConflict saving={saving} />
        <ProjectDialogs
          project={project}
          saving={saving}
          dialog={dialog}
          onClose={() => setDialog(null)}
        />
      </div>
    </MapLayout>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);
}

type PartProps = {
  section?: Section;
  title?: string;
  isTitleHidden?: boolean;
  children: ReactNode;
};

function Part({ section, title, isTitleHidden, children }: PartProps) {
  return (
    <section className="project-part" id={section && sectionId(section)} tabIndex={section && -1}>
      {title && <h2 className={isTitleHidden ? "sr-only" : undefined}>{title}</h2>}
      {children}
    </section>
  );
}
