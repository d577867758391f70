import { editSupplementaryGeometry } from "@mars/contracts/supplementaryGeometries";
import type { Project, SupplementaryGeometry } from "@mars/contracts/projectShapes";
import { useEffect, useState } from "react";
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
} from "../../../map/index.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ErrorSummary, type FormFault } from "../../../ui/ErrorSummary.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { plainServices, sentArea } from "../area/areaServices.ts";
import { TwoAreas } from "../area/TwoAreas.tsx";
import { useKeptArea } from "../area/useKeptArea.ts";
import { reloadProject, useMasterData } from "../projectQueries.ts";
import { keptDraft } from "../saving/keptDraft.ts";
import { useProjectAction } from "../saving/useProjectAction.ts";
import { useProjectShapes } from "../screen/useProjectShapes.ts";
import { projectText } from "../text/projectText.ts";
import {
  type SupplementaryDraft,
  SupplementaryFields,
  nameId,
  useSupplementaryFaults,
  typeId,
} from "./SupplementaryFields.tsx";
import { staleArea } from "./staleArea.ts";

type Props = { project: Project; area: SupplementaryGeometry; model: MapModel; onDone: () => void };
const areaId = "supplementary-area";

/** Name, type and shape of one area. */
export function EditSupplementary({ project, area, model, onDone }: Props) {
  const t = useText(projectText);
  const locale = useLocale();
  const [keptFields] = useState(() =>
    keptDraft<SupplementaryDraft>(project.id, `supplementary-${area.id}`),
  );
  const [draft, setDraft] = useState<SupplementaryDraft>(
    () => keptFields.read() ?? { name: area.name, typeId: area.typeId },
  );
  const keptArea = useKeptArea(project.id, `supplementary-area-${area.id}`, {
    standing: area.geometry,
    base: null,
  });
  // The version that was opened, not the one the page may have read anew since.
  const [opened] = useState(area.version);
  const [drawn, setDrawn] = useState<ChosenArea | null>(null);
  const [isTried, setTried] = useState(false);
  const [areaFault, setAreaFault] = useState<string | null>(null);
  const [hidden] = useState<ReadonlySet<string>>(() => new Set([area.id]));
  const scheme = useMasterData().data?.subsidySchemes.find(
    ({ id }) => id === project.subsidySchemeId,
  );
  useProjectShapes(model, project, hidden);
  useEffect(() => () => model.drawing.clear(), [model]);
  type Sent = { geometry: ChosenArea["geometry"]; version: number };
  const action = useProjectAction(project, ({ geometry, version }: Sent, how) =>
    call(editSupplementaryGeometry, {
      params: { id: project.id, geometryId: area.id },
      body: { ...draft, geometry: sentArea(geometry), source: drawn?.source ?? "drawn" },
      timeoutMs: 60_000,
      ...how,
      ifMatch: version,
    }),
  );
  const theirs = staleArea(action.error);
  const { name: nameFault, isTypeMissing } = useSupplementaryFaults(draft);
  const faults: FormFault[] = [
    ...(nameFault ? [{ fieldId: nameId, message: nameFault }] : []),
    ...(isTypeMissing ? [{ fieldId: typeId, message: t("supplementary.mustType") }] : []),
    ...(areaFault ? [{ fieldId: areaId, message: areaFault }] : []),
  ];
  const leave = async () => {
    keptFields.drop();
    keptArea.drop();
    await reloadProject(project.id);
    onDone();
  };
  const save = async () => {
    setTried(true);
    const finished = model.drawing.finish();
    const refusal = finished.ok ? drawn?.refusal : finished.refusal;
    setAreaFault(refusal ? refusalSentence(refusal, locale) : null);
    if (!finished.ok || refusal || nameFault || isTypeMissing) return;
    const version = theirs?.version ?? opened;
    if (!(await action.run({ geometry: finished.value, version }))) return;
    await leave();
    showToast({ variant: "success", body: t("saved") });
  };
  return (
    <MapLayout
      label={t("supplementary.edit")}
      head={<PanelHead context={project.name} title={t("supplementary.edit")} />}
      foot={
        <>
          <Button isBusy={action.isRunning} onClick={() => void save()}>
            {t("save")}
          </Button>
          <Button variant="text" onClick={() => void leave()}>
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
      {theirs && drawn && (
        <TwoAreas
          model={model}
          mine={{ name: draft.name, areaHa: drawn.areaHa }}
          theirs={theirs}
          onKeepMine={() => void save()}
          onTakeTheirs={() => void leave()}
        />
      )}
      <SupplementaryFields
        types={scheme?.supplementaryGeometryTypes ?? []}
        value={draft}
        onChange={(next) => {
          setDraft(next);
          keptFields.write(next);
        }}
        isTried={isTried}
      />
      <div id={areaId} tabIndex={-1}>
        <AreaChooser
          model={model}
          services={plainServices}
          container={project.geometry ?? undefined}
          initial={keptArea.initial}
          onChange={(next) => {
            setDrawn(next);
            keptArea.keep(next);
            setAreaFault(null);
          }}
        />
      </div>
    </MapLayout>
  );
}
