import type { Project } from "@mars/contracts/projects/projectShapes";
import { type EditedProperty, fieldOfProperty } from "@mars/domain/fields/projectFields";
import { letterText } from "@mars/wording/cases/letterText";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { useEffect, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { Link } from "../../../lib/router/Link.tsx";
import type { MapModel } from "../../../map/index.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Breadcrumbs } from "../../../ui/navigation/Breadcrumbs.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { ConflictDialog } from "../../../ui/saving/ConflictDialog.tsx";
import { AttachmentSection } from "../attachments/AttachmentSection.tsx";
import { attachmentText } from "../attachments/attachmentText.ts";
import { DecisionLetterCard } from "../decision/DecisionLetterCard.tsx";
import { DraftPage } from "../draft/DraftPage.tsx";
import type { DraftProps } from "../draft/DraftProps.ts";
import { EffectSection } from "../effects/EffectSection.tsx";
import { LogSection } from "../log/LogSection.tsx";
import { logText } from "../log/logText.ts";
import { ActionList } from "../moves/ActionList.tsx";
import { withdrawal, WithdrawSection } from "../moves/WithdrawSection.tsx";
import { DetailsForm } from "../overview/DetailsForm.tsx";
import { ProjectFacts } from "../overview/ProjectFacts.tsx";
import { FrozenApplications } from "../overview/FrozenApplications.tsx";
import { StatusLine } from "../overview/StatusLine.tsx";
import { Timeline } from "../overview/Timeline.tsx";
import { useCorrection, useMasterData } from "../projectQueries.ts";
import { CaseSteps } from "../queue/CaseSteps.tsx";
import { RemarkSection } from "../remarks/RemarkSection.tsx";
import { type ProjectSaving, useProjectSaving } from "../saving/useProjectSaving.ts";
import { SupplementaryList } from "../supplementary/SupplementaryList.tsx";
import { CaseTaskCard } from "../task/CaseTaskCard.tsx";
import { TaskAside } from "../task/TaskAside.tsx";
import { taskPageText } from "../task/text.ts";
import { type CaseTask, useTask } from "../task/useTask.ts";
import { type TaskActs, useTaskActs } from "../task/useTaskActs.ts";
import { projectText } from "../text/projectText.ts";
import { MapPart } from "./MapPart.tsx";
import { Part } from "./Part.tsx";
import { ProjectDialogs } from "./ProjectDialogs.tsx";
import type { ProjectDialog } from "./projectDialogs.ts";
import { toggled } from "./toggled.ts";
import { useLostFocusOnHeading } from "./useLostFocusOnHeading.ts";
import { useNeighbourShapes } from "./useNeighbourShapes.ts";
import { useProjectShapes } from "./useProjectShapes.ts";

type Props = {
  project: Project;
  model: MapModel;
  onRedraw: () => void;
  onAddSupplementary: () => void;
};

/** The project as a page: a draft is its list of tasks, a case what to do next and what it is. */
export function ProjectOverview({ project, model, onRedraw, onAddSupplementary }: Props) {
  const t = useText(projectText);
  const saving = useProjectSaving(project);
  const [dialog, setDialog] = useState<ProjectDialog | null>(null);
  const caseTask = useTask(project);
  const acts = useTaskActs(project, setDialog);
  useNeighbourShapes(model, project);
  useEarlierOutline(model, project);
  useLostFocusOnHeading(dialog);
  const isCaseworker = project.standing === "caseworker";
  const isDraft = caseTask !== null && caseTask.items.length > 0 && !isCaseworker;
  const title = saving.values.name || project.name;
  return (
    <div className="project project-page">
      <Breadcrumbs
        links={[
          <Link key="list" to="/projects">
            {t(isCaseworker ? "allProjects" : "myProjects")}
          </Link>,
        ]}
        current={title}
      />
      <div className="container">
        {isCaseworker && <CaseSteps project={project} />}
        <header className="project-head">
          <h1 tabIndex={-1}>{title}</h1>
          <StatusLine project={project} />
          <CopyLinks project={project} />
        </header>
        {acts.error && <ProblemAlert error={acts.error} />}
        {isDraft ? (
          <DraftPage
            project={project}
            model={model}
            saving={saving}
            caseTask={caseTask}
            onOpen={setDialog}
            onRedraw={onRedraw}
            onAddSupplementary={onAddSupplementary}
          />
        ) : (
          <CaseParts
            project={project}
            model={model}
            saving={saving}
            caseTask={caseTask}
            acts={acts}
            onOpen={setDialog}
            onRedraw={onRedraw}
            onAddSupplementary={onAddSupplementary}
          />
        )}
        <ProjectConflict saving={saving} />
        <ProjectDialogs
          project={project}
          caseTask={caseTask}
          dialog={dialog}
          onClose={() => setDialog(null)}
        />
      </div>
    </div>
  );
}

type CaseProps = Omit<DraftProps, "caseTask"> & { caseTask: CaseTask | null; acts: TaskActs };

/** A case after its draft: what to do next, then what it is, then how it came about. */
function CaseParts({ caseTask, acts, ...props }: CaseProps) {
  const { project, model, saving, onOpen, onRedraw, onAddSupplementary } = props;
  const t = useText(projectText);
  const p = useText(taskPageText);
  const a = useText(attachmentText);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  useProjectShapes(model, project, hidden);
  const { rights } = project;
  const point = (id: string | null) => {
    const area = project.supplementaryGeometries.find((one) => one.id === id);
    model.pointAt(area?.geometry ?? null);
  };
  return (
    <>
      {caseTask && <TaskGrid project={project} caseTask={caseTask} acts={acts} />}
      <div className="project-two">
        <MapPart project={project} model={model} onRedraw={onRedraw} />
        <Part section="facts" title={p("facts")}>
          <ProjectFacts project={project} onOpen={onOpen} />
        </Part>
      </div>
      <Part title={t("details")} isWide>
        <DetailsForm project={project} saving={saving} />
      </Part>
      {project.applications.length > 0 && (
        <Part title={t("frozen.title")} isWide>
          <FrozenApplications project={project} />
        </Part>
      )}
      <Part section="effect" title={t("section.effect")} isWide>
        <EffectSection project={project} onEnter={() => onOpen("effects")} />
      </Part>
      <Part section="areas" title={t("supplementary.title")} isWide>
        <SupplementaryList
          project={project}
          hidden={hidden}
          onToggle={(id) => setHidden(toggled(hidden, id))}
          onPoint={point}
          onAdd={onAddSupplementary}
        />
      </Part>
      {caseTask && withdrawal(project) && (
        <Part title={p("withdraw.title")} hint={p("withdraw.hint")} isWide>
          <WithdrawSection project={project} caseTask={caseTask} onOpen={onOpen} />
        </Part>
      )}
      {rights.readCase && (
        <>
          <Part section="attachments" title={a("title")} hint={a("hint")} isWide>
            <AttachmentSection project={project} />
          </Part>
          <Part section="remarks" title={t("section.remarks")} isWide>
            <RemarkSection project={project} />
          </Part>
          <Part section="log" title={t("section.log")} isWide>
            <LogSection project={project} />
          </Part>
        </>
      )}
      <Part section="course" title={p("course")} isWide>
        <Timeline project={project} />
      </Part>
      <Part title={t("actions")} isWide>
        <ActionList project={project} onOpen={onOpen} primary={caseTask?.task.act ?? null} />
      </Part>
    </>
  );
}

/** A draft made of an earlier project leads back to it, and that one on to the draft. */
function CopyLinks({ project: { copiedFrom, copies } }: { project: Project }) {
  const p = useText(taskPageText);
  if (!copiedFrom && copies.length === 0) return null;
  return (
    <p className="small">
      {copiedFrom && (
        <Link to="/projects/:id" params={{ id: copiedFrom.id }}>
          {p("copiedFrom", { name: copiedFrom.name })}
        </Link>
      )}
      {copies.length > 0 && p("copies")}{" "}
      {copies.map((copy) => (
        <Link key={copy.id} to="/projects/:id" params={{ id: copy.id }}>
          {copy.name}{" "}
        </Link>
      ))}
    </p>
  );
}

/** While a correction is made or waits to be read, the area as it was before is on the map, too. */
function useEarlierOutline(model: MapModel, project: Project): void {
  const t = useText(taskPageText);
  const correction = useCorrection(project).data;
  const geometry = correction?.before.geometry;
  const isChanged = correction && correction.before.areaHa !== correction.after.areaHa;
  useEffect(() => {
    if (!geometry || !isChanged) return;
    model.shapes.set("earlier", [
      { id: "earlier", geometry, style: "container", label: t("correction.outline") },
    ]);
    return () => model.shapes.clear("earlier");
  }, [model, geometry, isChanged, t]);
}

type TaskGridProps = { project: Project; caseTask: CaseTask; acts: TaskActs };

/** What to do next, the letter it follows from, and what happens then. */
function TaskGrid({ project, caseTask, acts }: TaskGridProps) {
  const l = useText(letterText);
  const isCaseworker = project.standing === "caseworker";
  const letter = caseTask.decision && (
    <DecisionLetterCard
      project={project}
      decision={caseTask.decision}
      caseTask={caseTask}
      acts={acts}
    >
      {!isCaseworker && (
        <CaseTaskCard project={project} caseTask={caseTask} acts={acts} isInLetter />
      )}
    </DecisionLetterCard>
  );
  return (
    <div className="task-grid">
      <div className="task-main">
        {/* An applicant's task follows from the letter; a caseworker's is the work at hand. */}
        {(isCaseworker || !caseTask.decision) && (
          <CaseTaskCard project={project} caseTask={caseTask} acts={acts} />
        )}
        {/* The letter is past work for a caseworker: folded, it leaves the facts in view. */}
        {letter &&
          (isCaseworker ? (
            <Disclosure summary={l("seenByApplicant")}>{letter}</Disclosure>
          ) : (
            letter
          ))}
      </div>
      <TaskAside project={project} caseTask={caseTask} />
    </div>
  );
}

/** Someone else wrote in the same field of the project. */
function ProjectConflict({ saving: { engine, state } }: { saving: ProjectSaving }) {
  const fieldName = useText(projectFieldText);
  const l = useText(logText);
  const master = useMasterData().data;
  const nameOf = useFactName();
  const { conflict } = state;
  if (!conflict) return null;
  const named = [...(master?.subsidySchemes ?? []), ...(master?.mitigationMeasures ?? [])];
  const words = (field: EditedProperty, value: string | null) =>
    (field === "subsidySchemeId" || field === "mitigationMeasureId"
      ? nameOf(named.find(({ id }) => id === value)?.name ?? "")
      : "") ||
    value ||
    l("empty");
  return (
    <ConflictDialog
      changedBy={conflict.changedBy}
      fields={conflict.fields.map(({ field, mine, theirs }) => ({
        field,
        label: fieldName(fieldOfProperty(field)),
        mine: words(field, mine),
        theirs: words(field, theirs),
      }))}
      onResolve={(keepMine) => engine.resolve(keepMine)}
    />
  );
}
