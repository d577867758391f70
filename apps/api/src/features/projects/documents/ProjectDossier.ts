import type { Project, Remark, RevisionEntry } from "@mars/contracts/projects/projectShapes";
import type { SchemeCasework } from "@mars/domain/schemes/schemeCasework";
import type { ProjectJudgement } from "@mars/contracts/projects/projectJudgement";

export type ProjectDossier = {
  project: Project;
  schemeName: string | null;
  casework: SchemeCasework | null;
  measureName: string | null;
  /** Null for a case that was sent elsewhere. */
  judgement: ProjectJudgement | null;
  remarks: readonly Remark[];
  revisions: readonly RevisionEntry[];
  datasetTitle: (id: string) => string;
  mapSvg: string | null;
  isDemoGeography: boolean;
  at: Date;
};
