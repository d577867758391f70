import { useEffect, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { AreaChooser, DrawTools, MapLayout, MapView, PanelHead } from "../../../map/index.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ErrorSummary } from "../../../ui/ErrorSummary.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { plainServices } from "../area/areaServices.ts";
import { TwoAreas } from "../area/TwoAreas.tsx";
import { useMasterData } from "../projectQueries.ts";
import { useProjectShapes } from "../screen/useProjectShapes.ts";
import { projectText } from "../text/projectText.ts";
import { SupplementaryFields } from "./SupplementaryFields.tsx";
import { areaId, type EditedArea, useSupplementaryEdit } from "./useSupplementaryEdit.ts";

type Props = EditedArea & { onDone: () => void };

/** Name, type and shape of one area. */
export function EditSupplementary({ onDone, ...edited }: Props) {
  const { project, area, model } = edited;
  const t = useText(projectText);
  const edit = useSupplementaryEdit(edited, onDone);
  const [hidden] = useState<ReadonlySet<string>>(() => new Set([area.id]));
  useProjectShapes(model, project, hidden);
  useEffect(() => () => model.drawing.clear(), [model]);
  return (
    <MapLayout
      label={t("supplementary.edit")}
      head={<PanelHead context={project.name} title={t("supplementary.edit")} />}
      foot={
        <>
          <Button isBusy={edit.action.isRunning} onClick={() => void edit.save()}>
            {t("save")}
          </Button>
          <Button variant="text" onClick={() => void edit.leave()}>
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
      <EditBody edited={edited} edit={edit} />
    </MapLayout>
  );
}

type BodyProps = { edited: EditedArea; edit: ReturnType<typeof useSupplementaryEdit> };

function EditBody({ edited: { project, model }, edit }: BodyProps) {
  const t = useText(projectText);
  const scheme = useMasterData().data?.subsidySchemes.find(
    ({ id }) => id === project.subsidySchemeId,
  );
  return (
    <>
      {edit.isTried && <ErrorSummary faults={edit.faults} />}
      {edit.keptArea.left && <Alert title={t("area.restored")} />}
      {edit.action.error && <ProblemAlert error={edit.action.error} />}
      {edit.theirs && edit.drawn && (
        <TwoAreas
          model={model}
          mine={{ name: edit.draft.name, areaHa: edit.drawn.areaHa }}
          theirs={edit.theirs}
          onKeepMine={() => void edit.save()}
          onTakeTheirs={() => void edit.leave()}
        />
      )}
      <SupplementaryFields
        types={scheme?.supplementaryGeometryTypes ?? []}
        value={edit.draft}
        onChange={edit.changeFields}
        isTried={edit.isTried}
      />
      <div id={areaId} tabIndex={-1}>
        <AreaChooser
          model={model}
          services={plainServices}
          container={project.geometry ?? undefined}
          initial={edit.keptArea.initial}
          onChange={edit.changeArea}
        />
      </div>
    </>
  );
}
