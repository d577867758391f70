import type { ProjectsPage } from "@mars/contracts/statusPages";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import { pageBasis } from "./pageBasis.ts";
import { projectRows } from "./rows.ts";

export function projectsPage(snapshot: Snapshot): ProjectsPage {
  return {
    ...pageBasis(snapshot),
    projects: projectRows(snapshot, wholeParts(snapshot).projects),
  };
}
