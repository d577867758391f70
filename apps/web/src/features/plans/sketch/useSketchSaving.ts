import type { SketchProject } from "@mars/contracts/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { useSaveEngine } from "../../../lib/saving/useSaveEngine.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { sketchText } from "../text/sketchText.ts";
import { type SketchEdit, sketchSaveTarget } from "./sketchSaveTarget.ts";

/** A sketch as the user sees it, with what is not saved yet. */
export function useSketchSaving(
  planId: string,
  sketch: SketchProject,
  onSaved: (names: string[]) => void,
) {
  const t = useText(sketchText);
  return useSaveEngine<SketchEdit, SketchProject>(sketch, () =>
    sketchSaveTarget({
      planId,
      sketch,
      onSaved(names) {
        showToast({ variant: "success", body: t("saved") });
        onSaved(names);
      },
    }),
  );
}

export type SketchSaving = ReturnType<typeof useSketchSaving>;
