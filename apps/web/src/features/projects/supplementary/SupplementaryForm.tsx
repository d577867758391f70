import type { Project } from "@mars/contracts/projects/projectShapes";
import { type ReactNode, useEffect } from "react";
import { useText } from "../../../lib/language/text.ts";
import {
  AreaChooser,
  DrawTools,
  MapLayout,
  type MapModel,
  MapView,
  PanelHead,
  type UploadedArea,
} from "../../../map/index.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ErrorSummary } from "../../../ui/fields/ErrorSummary.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { plainServices } from "../area/areaServices.ts";
import { useMasterData } from "../projectQueries.ts";
import type { useProjectAction } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";
import { SupplementaryFields } from "./SupplementaryFields.tsx";
import { areaId, type SupplementaryFormState } from "./useSupplementaryForm.ts";

type Props = {
  project: Project;
  model: MapModel;
  form: SupplementaryFormState;
  title: string;
  saveLabel: string;
  action: Pick<ReturnType<typeof useProjectAction>, "isRunning" | "error">;
  onSave: () => void;
  onCancel: () => void;
  /** Where a file may hold several areas. */
  onSeveral?: (areas: readonly UploadedArea[]) => void;
  /** What is asked before the fields are gone on with. */
  children?: ReactNode;
};

/** Name, type and shape of one area, drawn inside the project. */
export function SupplementaryForm(props: Props) {
  const { project, model, form, title, saveLabel, action, onSave, onCancel, onSeveral } = props;
  const t = useText(projectText);
  const scheme = useMasterData().data?.subsidySchemes.find(
    ({ id }) => id === project.subsidySchemeId,
  );
  useEffect(() => () => model.drawing.clear(), [model]);
  return (
    <MapLayout
      label={title}
      head={<PanelHead context={project.name} title={title} />}
      foot={
        <>
          <Button isBusy={action.isRunning} onClick={onSave}>
            {saveLabel}
          </Button>
          <Button variant="text" onClick={onCancel}>
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
      {form.isTried && <ErrorSummary faults={form.faults} />}
      {form.keptArea.left && <Alert title={t("area.restored")} />}
      {action.error && <ProblemAlert error={action.error} />}
      {props.children}
      <SupplementaryFields
        types={scheme?.supplementaryGeometryTypes ?? []}
        value={form.draft}
        isTried={form.isTried}
        onChange={form.changeFields}
      />
      <div id={areaId} tabIndex={-1}>
        <AreaChooser
          model={model}
          services={plainServices}
          container={project.geometry ?? undefined}
          initial={form.keptArea.initial}
          onChange={form.changeArea}
          {...(onSeveral && { onSeveral })}
        />
      </div>
    </MapLayout>
  );
}
