import type { Notice, Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { areaText } from "@mars/wording/format/areaText";
import { useText } from "../../../lib/language/text.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Link } from "../../../lib/router/Link.tsx";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useDatasetTitles, useNeighbours } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { problemText } from "../text/problemText.ts";

/** What the owner should know of the area: partly outside, other projects in the way. The large map filters them. */
export function AreaNotices({ project, isShort }: { project: Project; isShort?: boolean }) {
  const t = useText(projectText);
  const [isNarrow, setNarrow] = useState(false);
  const neighbours = useNeighbours(project, isNarrow ? "same-scheme" : "all");
  const everything = useNeighbours(project, "all");
  const hasNeighbours = (everything.data?.warnings.length ?? 0) > 0;
  const isRefused = neighbours.error instanceof HttpProblem && neighbours.error.status === 429;
  const warnings = [
    ...project.warnings,
    ...(neighbours.data?.warnings ?? []),
    ...(isRefused ? [{ code: "overlap.too-much-land" }] : []),
  ];
  if (project.geometry === null || (warnings.length === 0 && !hasNeighbours)) return null;
  return (
    <div className="notices">
      <NoticeList notices={warnings} />
      {neighbours.data && <NeighbourList found={neighbours.data.overlapping} />}
      {hasNeighbours && !isShort && project.subsidySchemeId !== null && (
        <Checkbox label={t("neighbours.sameScheme")} isChecked={isNarrow} onChange={setNarrow} />
      )}
    </div>
  );
}

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const sentence = useNoticeSentence();
  return (
    <ul className="notice-list">
      {notices.map((notice) => (
        <li key={notice.code}>
          <Icon name="warning" isSmall />
          {sentence(notice)}
        </li>
      ))}
    </ul>
  );
}

type Neighbours = NonNullable<ReturnType<typeof useNeighbours>["data"]>["overlapping"];

/** Public ones open their public page; the others are of the reader's own cases. */
function NeighbourList({ found }: { found: Neighbours }) {
  const f = useFormat();
  if (found.length === 0) return null;
  return (
    <ul className="neighbours">
      {found.map((one) => (
        <li key={one.id}>
          {one.isPublic ? (
            <Link to="/status/projekter/:projectId" params={{ projectId: one.id }}>
              {one.name}
            </Link>
          ) : (
            <Link to="/projects/:id" params={{ id: one.id }}>
              {one.name}
            </Link>
          )}
          <span>{areaText(f, one.overlapHa)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A code with its figures as a sentence. */
function useNoticeSentence(): (notice: Notice) => string {
  const t = useText(problemText);
  const f = useFormat();
  const titleOf = useDatasetTitles();
  return ({ code, figures = {} }) => {
    const told: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(figures)) {
      if (typeof value === "number") told[name] = name.endsWith("Ha") ? areaText(f, value) : value;
      else if (typeof value === "string") told[name] = value;
      else if (name === "datasets" && Array.isArray(value)) {
        told[name] = value.map((id) => titleOf(String(id))).join(", ");
      }
    }
    return t(code as "project.frozen", told);
  };
}
