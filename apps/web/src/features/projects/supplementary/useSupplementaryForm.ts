import type { Project, SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { type ChosenArea, type MapModel, refusalSentence } from "../../../map/index.ts";
import type { FormFault } from "../../../ui/fields/ErrorSummary.tsx";
import { useKeptArea } from "../area/useKeptArea.ts";
import { keptDraft } from "../saving/keptDraft.ts";
import { projectText } from "../text/projectText.ts";
import {
  nameId,
  type SupplementaryDraft,
  typeId,
  useSupplementaryFaults,
} from "./SupplementaryFields.tsx";

export const areaId = "supplementary-area";

/** What is sent of an area. */
export type SupplementaryItem = SupplementaryDraft & Pick<ChosenArea, "geometry" | "source">;
/** Without an area it is a new one. */
type Opened = { project: Project; area: SupplementaryGeometry | null; model: MapModel };

export type SupplementaryFormState = ReturnType<typeof useSupplementaryForm>;

/** Name, type and shape of one area as they are written, kept over a reload and checked. */
export function useSupplementaryForm({ project, area, model }: Opened) {
  const t = useText(projectText);
  const locale = useLocale();
  const fields = useKeptFields(project, area);
  const keptArea = useKeptArea(project.id, keyOf("supplementary-area", area), {
    standing: area?.geometry ?? null,
    base: null,
  });
  const [drawn, setDrawn] = useState<ChosenArea | null>(null);
  const { isTried, submit } = useSubmitForm();
  const [areaFault, setAreaFault] = useState<string | null>(null);
  const { name: nameFault, isTypeMissing } = useSupplementaryFaults(fields.draft);
  const faults: FormFault[] = [
    ...(nameFault ? [{ fieldId: nameId, message: nameFault }] : []),
    ...(isTypeMissing ? [{ fieldId: typeId, message: t("supplementary.mustType") }] : []),
    ...(areaFault ? [{ fieldId: areaId, message: areaFault }] : []),
  ];
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
    isTypeMissing,
    faults,
    /** Forgets what was kept for a reload. */
    drop: () => {
      fields.drop();
      keptArea.drop();
    },
    /** Ends the drawing, and sends where nothing is wrong. */
    submit: (send: (item: SupplementaryItem) => Promise<void>) => {
      const finished = model.drawing.finish();
      const refusal = finished.ok ? drawn?.refusal : finished.refusal;
      setAreaFault(refusal ? refusalSentence(refusal, locale) : null);
      return submit({
        hasFault: Boolean(refusal || nameFault || isTypeMissing),
        send: async () => {
          if (!finished.ok) return;
          const source = drawn?.source ?? "drawn";
          await send({ ...fields.draft, geometry: finished.value, source });
        },
      });
    },
  };
}

const keyOf = (what: string, area: SupplementaryGeometry | null) =>
  area === null ? what : `${what}-${area.id}`;

function useKeptFields(project: Project, area: SupplementaryGeometry | null) {
  const [kept] = useState(() =>
    keptDraft<SupplementaryDraft>(project.id, keyOf("supplementary", area)),
  );
  const [draft, setDraft] = useState<SupplementaryDraft>(
    () => kept.read() ?? { name: area?.name ?? "", typeId: area?.typeId ?? "" },
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
