import { editSupplementaryGeometry } from "@mars/contracts/supplementaryGeometries";
import type { Project, SupplementaryGeometry } from "@mars/contracts/projectShapes";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { type ChosenArea, type MapModel, refusalSentence } from "../../../map/index.ts";
import type { FormFault } from "../../../ui/ErrorSummary.tsx";
import { sentArea } from "../area/areaServices.ts";
import { useKeptArea } from "../area/useKeptArea.ts";
import { reloadProject } from "../projectQueries.ts";
import { keptDraft } from "../saving/keptDraft.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import {
  nameId,
  type SupplementaryDraft,
  typeId,
  useSupplementaryFaults,
} from "./SupplementaryFields.tsx";
import { staleArea } from "./staleArea.ts";

export type EditedArea = { project: Project; area: SupplementaryGeometry; model: MapModel };
type Sent = { geometry: ChosenArea["geometry"]; version: number };

export const areaId = "supplementary-area";

/** Name, type and shape as they are being changed, kept over a reload, checked and sent. */
export function useSupplementaryEdit({ project, area, model }: EditedArea, onDone: () => void) {
  const t = useText(projectText);
  const locale = useLocale();
  const fields = useKeptFields(project, area);
  const keptArea = useKeptArea(project.id, `supplementary-area-${area.id}`, {
    standing: area.geometry,
    base: null,
  });
  // The version that was opened, not the one the page may have read anew since.
  const [opened] = useState(area.version);
  const [drawn, setDrawn] = useState<ChosenArea | null>(null);
  const { isTried, submit } = useSubmitForm();
  const [areaFault, setAreaFault] = useState<string | null>(null);
  const action = useProjectAction(project, ({ geometry, version }: Sent, how) =>
    call(editSupplementaryGeometry, {
      params: { id: project.id, geometryId: area.id },
      body: { ...fields.draft, geometry: sentArea(geometry), source: drawn?.source ?? "drawn" },
      timeoutMs: 60_000,
      ...how,
      ifMatch: version,
    }),
  );
  const theirs = staleArea(action.error);
  const { name: nameFault, isTypeMissing } = useSupplementaryFaults(fields.draft);
  const faults: FormFault[] = [
    ...(nameFault ? [{ fieldId: nameId, message: nameFault }] : []),
    ...(isTypeMissing ? [{ fieldId: typeId, message: t("supplementary.mustType") }] : []),
    ...(areaFault ? [{ fieldId: areaId, message: areaFault }] : []),
  ];
  async function leave(): Promise<void> {
    fields.drop();
    keptArea.drop();
    await reloadProject(project.id);
    onDone();
  }
  async function save(): Promise<void> {
    const finished = model.drawing.finish();
    const refusal = finished.ok ? drawn?.refusal : finished.refusal;
    setAreaFault(refusal ? refusalSentence(refusal, locale) : null);
    await submit({
      hasFault: Boolean(refusal || nameFault || isTypeMissing),
      send: async () => {
        if (!finished.ok) return;
        const version = theirs?.version ?? opened;
        if (!(await action.run({ geometry: finished.value, version }))) return;
        await leave();
        showToast({ variant: "success", body: t("saved") });
      },
    });
  }
  return {
    draft: fields.draft,
    changeFields: fields.change,
    keptArea,
    drawn,
    changeArea: (next: ChosenArea | null) => {
      setDrawn(next);
      keptArea.keep(next);
      setAreaFault(null);
    },
    isTried,
    faults,
    action,
    theirs,
    save,
    leave,
  };
}

function useKeptFields(project: Project, area: SupplementaryGeometry) {
  const [kept] = useState(() =>
    keptDraft<SupplementaryDraft>(project.id, `supplementary-${area.id}`),
  );
  const [draft, setDraft] = useState<SupplementaryDraft>(
    () => kept.read() ?? { name: area.name, typeId: area.typeId },
  );
  return {
    draft,
    change: (next: SupplementaryDraft) => {
      setDraft(next);
      kept.write(next);
    },
    drop: () => kept.drop(),
  };
}
