import type { Project } from "@mars/contracts/projects/projectShapes";
import { useEffect, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { LogSection } from "../log/LogSection.tsx";
import { useMoveName } from "../moves/useMoveName.ts";
import { useRemarks } from "../projectQueries.ts";
import { RemarkSection } from "../remarks/RemarkSection.tsx";
import { focusPlace } from "../screen/focusPlace.ts";
import { Part } from "../screen/Part.tsx";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import { sectionId } from "../screen/sections.ts";
import { taskPageText } from "../task/text.ts";
import { projectText } from "../text/projectText.ts";

const remarksId = sectionId("remarks");

/** One quiet line: what has been written and changed, the project on paper, and how to end it. */
export function DraftFoot({ project, onOpen }: { project: Project; onOpen: OpenDialog }) {
  const t = useText(taskPageText);
  const p = useText(projectText);
  const nameOf = useMoveName();
  const remarks = useRemarks(project.id, project.rights.readCase);
  const { hash } = useLocation();
  const isLinked = hash === `#${remarksId}`;
  const [isToggled, setToggled] = useState(false);
  const isOpen = isLinked !== isToggled;
  useEffect(() => {
    if (isLinked) focusPlace(remarksId);
  }, [isLinked]);
  const endings = project.transitions.filter(({ action, corrects }) => !action && !corrects);
  return (
    <>
      <div className="draft-foot">
        {project.rights.readCase && (
          <button
            type="button"
            className="link-button"
            aria-expanded={isOpen}
            onClick={() => setToggled(!isToggled)}
          >
            {t("foot.log", { count: remarks.data?.length ?? 0 })}
          </button>
        )}
        <Link to="/projects/:id/pdf" params={{ id: project.id }}>
          {t("foot.pdf")}
        </Link>
        <span className="draft-endings">
          {endings.map((move) => (
            <button
              key={move.to}
              type="button"
              className="link-button"
              onClick={() => onOpen(move)}
            >
              {nameOf(project, move)}
            </button>
          ))}
          {project.rights.delete && (
            <button type="button" className="link-button" onClick={() => onOpen("delete")}>
              {p("delete.title")}
            </button>
          )}
        </span>
      </div>
      {isOpen && (
        <>
          <Part section="remarks" title={p("section.remarks")}>
            <RemarkSection project={project} />
          </Part>
          <Part section="log" title={p("section.log")}>
            <LogSection project={project} />
          </Part>
        </>
      )}
    </>
  );
}
