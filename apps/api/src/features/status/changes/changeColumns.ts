import type { StatusChange } from "@mars/contracts/status/statusChanges";
import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { translator } from "@mars/wording/language/text";
import { changeTableText } from "@mars/wording/status/changeTableText";
import type { CsvColumn } from "../../../platform/csv/writeCsv.ts";
import { stageNames } from "../tables/columns.ts";

const t = translator(changeTableText, "da-DK");
const stage = (value: CountedStage | null) => (value === null ? null : stageNames[value]);

export const periodChangeColumns: readonly CsvColumn<StatusChange>[] = [
  { title: t("at"), value: ({ at }) => at },
  { title: t("kind"), value: ({ kind }) => t(`kind.${kind}`) },
  { title: t("projectId"), value: ({ project }) => project?.id ?? null },
  {
    title: t("what"),
    value: ({ project, plan }) =>
      project?.name ?? (plan && t("version", { name: plan.name, version: String(plan.version) })),
  },
  { title: t("municipality"), value: ({ municipality }) => municipality?.name ?? null },
  { title: t("measure"), value: ({ measure }) => measure },
  { title: t("from"), value: ({ from }) => stage(from) },
  { title: t("to"), value: ({ to }) => stage(to) },
  { title: t("nitrogen"), value: ({ effects }) => effects?.nitrogen ?? null },
  { title: t("extraction"), value: ({ effects }) => effects?.extraction ?? null },
  { title: t("afforestation"), value: ({ effects }) => effects?.afforestation ?? null },
];
