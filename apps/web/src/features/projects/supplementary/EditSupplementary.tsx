import { editSupplementaryGeometry } from "@mars/contracts/projects/supplementaryGeometries";
import type { Project, SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import type { MapModel } from "../../../map/index.ts";
import { sentArea } from "../area/areaServices.ts";
import { TwoAreas } from "../area/TwoAreas.tsx";
import { reloadProject } from "../projectQueries.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { useProjectShapes } from "../screen/useProjectShapes.ts";
import { projectText } from "../text/projectText.ts";
import { SupplementaryForm } from "./SupplementaryForm.tsx";
import { type SupplementaryItem, useSupplementaryForm } from "./useSupplementaryForm.ts";
import { staleAnswer } from "../../../lib/saving/saveFailure.ts";

type Props = { project: Project; area: SupplementaryGeometry; model: MapModel; onDone: () => void };
type Sent = { item: SupplementaryItem; version: number };

/** Name, type and shape of one area that there is. */
export function EditSupplementary({ project, area, model, onDone }: Props) {
  const t = useText(projectText);
  const form = useSupplementaryForm({ project, area, model });
  // The version that was opened, not the one the page may have read again since.
  const [opened] = useState(area.version);
  const [hidden] = useState<ReadonlySet<string>>(() => new Set([area.id]));
  useProjectShapes(model, project, hidden);
  const action = useProjectAction(project, ({ item, version }: Sent, how) =>
    call(editSupplementaryGeometry, {
      params: { id: project.id, geometryId: area.id },
      body: { ...item, geometry: sentArea(item.geometry) },
      timeoutMs: 60_000,
      ...how,
      ifMatch: version,
    }),
  );
  const theirs = staleArea(action.error);
  const leave = async () => {
    form.drop();
    await reloadProject(project.id);
    onDone();
  };
  const save = () =>
    void form.submit(async (item) => {
      if (!(await action.run({ item, version: theirs?.version ?? opened }))) return;
      await leave();
      showToast({ variant: "success", body: t("saved") });
    });
  return (
    <SupplementaryForm
      project={project}
      model={model}
      form={form}
      title={t("supplementary.edit")}
      saveLabel={t("save")}
      action={action}
      onSave={save}
      onCancel={() => void leave()}
    >
      {theirs && form.drawn && (
        <TwoAreas
          model={model}
          mine={{ name: form.draft.name, areaHa: form.drawn.areaHa }}
          theirs={theirs}
          onKeepMine={save}
          onTakeTheirs={() => void leave()}
        />
      )}
    </SupplementaryForm>
  );
}

/** The area as someone else has left it, where a change of it came too late. */
function staleArea(error: unknown): SupplementaryGeometry | null {
  const current = staleAnswer(error)?.current;
  const isArea = typeof current === "object" && current !== null && "typeId" in current;
  return isArea ? (current as SupplementaryGeometry) : null;
}
