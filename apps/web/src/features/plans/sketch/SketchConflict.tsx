import { areaHa } from "@mars/domain/areas/areaHa";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { ConflictDialog } from "../../../ui/saving/ConflictDialog.tsx";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";
import type { SketchArea, SketchEdit } from "./sketchSaveTarget.ts";
import type { SketchSaving } from "./useSketchSaving.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

/** Two people saved the same sketch: both versions are here and nothing is overwritten unseen. */
export function SketchConflict({ saving: { engine, state } }: { saving: SketchSaving }) {
  const t = useText(sketchText);
  const label = useText(sketchFieldText);
  const f = useFormat();
  const master = useMasterData().data;
  const nameOf = useFactName();
  const { conflict } = state;
  if (!conflict) return null;
  const names = new Map(
    [...(master?.subsidySchemes ?? []), ...(master?.mitigationMeasures ?? [])].map((one) => [
      one.id,
      nameOf(one.name),
    ]),
  );
  const words = (field: keyof SketchEdit, value: unknown): string => {
    if (field === "area") return f.hectares(areaHa((value as SketchArea).geometry));
    if (value === null || value === undefined || value === "") return t("empty");
    if (typeof value === "object")
      return Object.values(value as Record<string, number | null>)
        .map((figure) => (figure === null ? "–" : f.amount(figure)))
        .join(" / ");
    return names.get(value as string) ?? (value as string);
  };
  return (
    <ConflictDialog
      changedBy={conflict.changedBy}
      fields={conflict.fields.map(({ field, mine, theirs }) => ({
        field,
        label: label(field === "area" ? "geoLocationId" : field),
        mine: words(field, mine),
        theirs: words(field, theirs),
      }))}
      onResolve={(keepMine) => engine.resolve(keepMine)}
    />
  );
}
