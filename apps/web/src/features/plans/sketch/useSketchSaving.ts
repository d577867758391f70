import type { SketchProject } from "@mars/contracts/plans/planShapes";
import { useEffect } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useSaveEngine } from "../../../lib/saving/useSaveEngine.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { sketchText } from "../text/sketchText.ts";
import { isMissing } from "../work/isMissing.ts";
import { type SketchEdit, sketchSaveTarget } from "./sketchSaveTarget.ts";

/** A sketch as the user sees it, with what is not saved yet. */
export function useSketchSaving(
  planId: string,
  { sketch, isGone }: { sketch: SketchProject; isGone: boolean },
  onSaved: (names: string[]) => void,
) {
  const t = useText(sketchText);
  const target = () =>
    sketchSaveTarget({
      planId,
      sketch,
      onSaved(names) {
        showToast({ variant: "success", body: t("saved") });
        onSaved(names);
      },
    });
  const { mayEdit: mayChange } = sketch;
  const saving = useSaveEngine<SketchEdit, SketchProject>(sketch, target, { mayChange });
  const { engine } = saving;
  // What was refused because the sketch was gone can be saved again when it is back.
  useEffect(() => {
    const { mine, error } = engine.store.get();
    if (!isGone && isMissing(error)) engine.change(mine);
  }, [engine, isGone]);
  return saving;
}

export type SketchSaving = ReturnType<typeof useSketchSaving>;
