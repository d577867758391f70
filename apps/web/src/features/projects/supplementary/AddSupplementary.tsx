import type { Project } from "@mars/contracts/projects/projectShapes";
import { addSupplementaryGeometries } from "@mars/contracts/projects/supplementaryGeometries";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import type { MapModel, UploadedArea } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { sentArea } from "../area/areaServices.ts";
import { reloadProject } from "../projectQueries.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { SupplementaryForm } from "./SupplementaryForm.tsx";
import { type SupplementaryItem, useSupplementaryForm } from "./useSupplementaryForm.ts";

type Props = { project: Project; model: MapModel; onDone: () => void };

/** One more area of the scheme's types, inside the project; a file with several makes one of each. */
export function AddSupplementary({ project, model, onDone }: Props) {
  const t = useText(projectText);
  const form = useSupplementaryForm({ project, model, area: null });
  const [several, setSeveral] = useState<readonly UploadedArea[] | null>(null);
  const action = useProjectAction(
    project,
    (items: readonly SupplementaryItem[], { idempotencyKey, signal, quiet }) =>
      call(addSupplementaryGeometries, {
        params: { id: project.id },
        body: {
          items: items.map((item) => ({ ...item, geometry: sentArea(item.geometry) })),
          confirmed: items.length > 1,
        },
        idempotencyKey,
        signal,
        quiet,
        timeoutMs: 60_000,
      }),
  );
  const send = async (items: readonly SupplementaryItem[]) => {
    const answer = await action.run(items);
    if (!answer) return;
    form.drop();
    await reloadProject(project.id);
    showToast({
      variant: "success",
      body: t("supplementary.added", { count: answer.items.length }),
    });
    onDone();
  };
  return (
    <SupplementaryForm
      project={project}
      model={model}
      form={form}
      title={t("supplementary.addTitle")}
      saveLabel={t("supplementary.save")}
      action={action}
      onSave={() => void form.submit((item) => send([item]))}
      onCancel={() => {
        form.drop();
        onDone();
      }}
      onSeveral={setSeveral}
    >
      {several && (
        <SeveralDialog
          areas={several}
          isTypeMissing={form.isTypeMissing}
          isBusy={action.isRunning}
          error={action.error}
          onCreate={() => void send(several.map((one) => uploadedItem(one, form.draft.typeId)))}
          onClose={() => setSeveral(null)}
        />
      )}
    </SupplementaryForm>
  );
}

function uploadedItem({ name, geometry }: UploadedArea, type: string): SupplementaryItem {
  const many: SupplementaryItem["geometry"] =
    geometry.type === "MultiPolygon"
      ? geometry
      : { type: "MultiPolygon", coordinates: [geometry.coordinates] };
  return { name, typeId: type, geometry: many, source: "uploaded" };
}

type SeveralDialogProps = {
  areas: readonly UploadedArea[];
  isTypeMissing: boolean;
  isBusy: boolean;
  error: Error | null;
  onCreate: () => void;
  onClose: () => void;
};

/** A file with several areas makes as many supplementary areas, once that is confirmed. */
function SeveralDialog({
  areas,
  isTypeMissing,
  isBusy,
  error,
  onCreate,
  onClose,
}: SeveralDialogProps) {
  const t = useText(projectText);
  return (
    <Dialog
      title={t("several.title", { count: areas.length })}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} disabled={isTypeMissing} onClick={onCreate}>
            {t("several.create")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <p>{t("several.text", { count: areas.length })}</p>
      {isTypeMissing && <p className="warn">{t("supplementary.mustType")}</p>}
      {error && <ProblemAlert error={error} />}
    </Dialog>
  );
}
