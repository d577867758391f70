import type { ProjectsPage, ProjectsQuery } from "@mars/contracts/status/statusPages";
import { sortDanish } from "@mars/wording/format/collation";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import { pageBasis } from "./pageBasis.ts";
import { projectRows } from "./rows.ts";

type Asked = Omit<ProjectsQuery, "asOf">;

export function projectsPage(snapshot: Snapshot, { giving, largest, limit }: Asked): ProjectsPage {
  const all = projectRows(snapshot, wholeParts(snapshot).projects);
  const asked = giving ? all.filter(({ effects }) => effects[giving] > 0) : all;
  const ordered = largest
    ? asked.toSorted((a, b) => b.effects[largest] - a.effects[largest])
    : asked;
  const measures = new Set(asked.flatMap(({ measure }) => measure ?? []));
  return {
    ...pageBasis(snapshot),
    total: asked.length,
    measures: sortDanish([...measures], (name) => name),
    projects: ordered.slice(0, limit),
  };
}
