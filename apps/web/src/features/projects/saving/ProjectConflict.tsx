import { type EditedProperty, fieldOfProperty } from "@mars/domain/fields/projectFields";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { useText } from "../../../lib/language/text.ts";
import { ConflictDialog } from "../../../ui/saving/ConflictDialog.tsx";
import { logText } from "../log/logText.ts";
import { useMasterData } from "../projectQueries.ts";
import type { ProjectSaving } from "./useProjectSaving.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

/** Somebody else wrote in the same field of the project. */
export function ProjectConflict({ saving: { engine, state } }: { saving: ProjectSaving }) {
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
