import "./project.css";
import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { CalculationSection } from "./CalculationSection.tsx";
import { ProjectDocuments } from "./ProjectDocuments.tsx";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { ProjectHead } from "./ProjectHead.tsx";
import { ProjectHistory } from "./ProjectHistory.tsx";
import { ProjectUnits } from "./ProjectUnits.tsx";

/** A project with commitment, as everybody may see it. */
export function ProjectView({ page }: { page: StatusProjectPage }) {
  return (
    <>
      <ProjectHead page={page} />
      <CalculationSection page={page} />
      <ProjectUnits page={page} />
      <ProjectHistory page={page} />
      <ProjectFacts page={page} />
      <ProjectDocuments page={page} />
    </>
  );
}
