import type { ChangeKind, StatusChange } from "@mars/contracts/statusChanges";
import type { CountedStage } from "@mars/contracts/statusShapes";
import type { CsvColumn } from "../../../platform/csv/writeCsv.ts";
import { stageNames } from "../tables/columns.ts";

const kindNames: Record<ChangeKind, string> = {
  new: "Nyt tilsagn",
  established: "Anlagt",
  moved: "Skiftet stadie",
  changed: "Ændret areal eller effekt",
  dropped: "Frafaldet",
  published: "Rapport udgivet",
};

const stage = (value: CountedStage | null) => (value === null ? null : stageNames[value]);

export const periodChangeColumns: readonly CsvColumn<StatusChange>[] = [
  { title: "Tidspunkt", value: ({ at }) => at },
  { title: "Ændring", value: ({ kind }) => kindNames[kind] },
  { title: "Projekt-id", value: ({ project }) => project?.id ?? null },
  {
    title: "Projekt eller rapport",
    value: ({ project, plan }) =>
      project?.name ?? (plan && `${plan.name}, version ${plan.version}`),
  },
  { title: "Kommune", value: ({ municipality }) => municipality?.name ?? null },
  { title: "Virkemiddel", value: ({ measure }) => measure },
  { title: "Fra stadie", value: ({ from }) => stage(from) },
  { title: "Til stadie", value: ({ to }) => stage(to) },
  { title: "Kvælstof (t)", value: ({ effects }) => effects?.nitrogen ?? null },
  { title: "Lavbund (ha)", value: ({ effects }) => effects?.extraction ?? null },
  { title: "Skov (ha)", value: ({ effects }) => effects?.afforestation ?? null },
];
