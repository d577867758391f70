import { addSupplementaryGeometries } from "@mars/contracts/supplementaryGeometries";
import type { Project } from "@mars/contracts/projectShapes";
import { useEffect, useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { call } from "../../../lib/http/call.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import {
  AreaChooser,
  type ChosenArea,
  DrawTools,
  MapLayout,
  type MapModel,
  MapView,
  PanelHead,
  refusalSentence,
  type UploadedArea,
} from "../../../map/index.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ErrorSummary, type FormFault } from "../../../ui/ErrorSummary.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { plainServices, sentArea } from "../area/areaServices.ts";
import { useKeptArea } from "../area/useKeptArea.ts";
import { reloadProject, useMasterData } from "../projectQueries.ts";
import { keptDraft } from "../saving/keptDraft.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { SeveralDialog } from "./SeveralDialog.tsx";
import {
  type SupplementaryDraft,
  SupplementaryFields,
  nameId,
  useSupplementaryFaults,
  typeId,
} from "./SupplementaryFields.tsx";

type Props = { project: Project; model: MapModel; onDone: () => void };
type Item = SupplementaryDraft & Pick<ChosenArea, "geometry" | "source">;
const areaId = "supplementary-area";

/** One more area of the scheme's types, inside the project; a file with several makes one of each. */
export function AddSupplementary({ project, model, onDone }: Props) {
  const t = useText(projectText);
  const locale = useLocale();
  const [kept] = useState(() => keptDraft<SupplementaryDraft>(project.id, "supplementary"));
  const [draft, setDraft] = useState<SupplementaryDraft>(
    () => kept.read() ?? { name: "", typeId: "" },
  );
  const keptArea = useKeptArea(project.id, "supplementary-area", { standing: null, base: null });
  const [area, setArea] = useState<ChosenArea | null>(null);
  const { isTried, submit } = useSubmitForm();
  const [several, setSeveral] = useState<readonly UploadedArea[] | null>(null);
  const [areaFault, setAreaFault] = useState<string | null>(null);
  const scheme = useMasterData().data?.subsidySchemes.find(
    ({ id }) => id === project.subsidySchemeId,
  );
  const action = useProjectAction(
    project,
    (items: readonly Item[], { idempotencyKey, signal, quiet }) =>
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
  useEffect(() => () => model.drawing.clear(), [model]);
  const { name: nameFault, isTypeMissing } = useSupplementaryFaults(draft);
  const faults: FormFault[] = [
    ...(nameFault ? [{ fieldId: nameId, message: nameFault }] : []),
    ...(isTypeMissing ? [{ fieldId: typeId, message: t("supplementary.mustType") }] : []),
    ...(areaFault ? [{ fieldId: areaId, message: areaFault }] : []),
  ];
  const dropKept = () => {
    kept.drop();
    keptArea.drop();
  };
  const send = async (items: readonly Item[]) => {
    const answer = await action.run(items);
    if (!answer) return;
    dropKept();
    await reloadProject(project.id);
    showToast({
      variant: "success",
      body: t("supplementary.added", { count: answer.items.length }),
    });
    onDone();
  };
  const save = () => {
    const finished = model.drawing.finish();
    const refusal = finished.ok ? area?.refusal : finished.refusal;
    setAreaFault(refusal ? refusalSentence(refusal, locale) : null);
    void submit({
      hasFault: Boolean(refusal || nameFault || isTypeMissing),
      send: async () => {
        if (!finished.ok) return;
        await send([{ ...draft, geometry: finished.value, source: area?.source ?? "drawn" }]);
      },
    });
  };
  return (
    <MapLayout
      label={t("supplementary.addTitle")}
      head={<PanelHead context={project.name} title={t("supplementary.addTitle")} />}
      foot={
        <>
          <Button isBusy={action.isRunning} onClick={save}>
            {t("supplementary.save")}
          </Button>
          <Button
            variant="text"
            onClick={() => {
              dropKept();
              onDone();
            }}
          >
            {t("cancel")}
          </Button>
        </>
      }
      map={
        <MapView model={model} findsFeatures={false}>
          <DrawTools model={model} />
        </MapView>
      }
    >
      {isTried && <ErrorSummary faults={faults} />}
      {keptArea.left && <Alert title={t("area.restored")} />}
      {action.error && <ProblemAlert error={action.error} />}
      <SupplementaryFields
        types={scheme?.supplementaryGeometryTypes ?? []}
        value={draft}
        isTried={isTried}
        onChange={(next) => {
          setDraft(next);
          kept.write(next);
        }}
      />
      <div id={areaId} tabIndex={-1}>
        <AreaChooser
          model={model}
          services={plainServices}
          container={project.geometry ?? undefined}
          initial={keptArea.initial}
          onChange={(next) => {
            setArea(next);
            keptArea.keep(next);
            setAreaFault(null);
          }}
          onSeveral={setSeveral}
        />
      </div>
      {several && (
        <SeveralDialog
          areas={several}
          isTypeMissing={isTypeMissing}
          isBusy={action.isRunning}
          error={action.error}
          onCreate={() => void send(several.map((one) => uploadedItem(one, draft.typeId)))}
          onClose={() => setSeveral(null)}
        />
      )}
    </MapLayout>
  );
}

function uploadedItem({ name, geometry }: UploadedArea, type: string): Item {
  const many: Item["geometry"] =
    geometry.type === "MultiPolygon"
      ? geometry
      : { type: "MultiPolygon", coordinates: [geometry.coordinates] };
  return { name, typeId: type, geometry: many, source: "uploaded" };
}
