import { checkSketchArea } from "@mars/contracts/planSketches";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import type { MapModel } from "../../../map/index.ts";
import { sketchText } from "../text/sketchText.ts";
import { mutableArea } from "./mutableArea.ts";
import type { CheckedArea } from "./useAreaCheck.ts";

/** Cuts what is being drawn free of projects and other sketches; one step of undo. */
export function useClipMine(model: MapModel, { plan, area, kind, sketchId }: CheckedArea) {
  const t = useText(sketchText);
  const request = useRequest(async (_: null, signal: AbortSignal) => {
    if (!area) return;
    const body = { geometry: mutableArea(area.geometry), kind, clip: true };
    const { clipped } = await call(checkSketchArea, {
      params: { id: plan.id },
      body: { ...body, ...(sketchId && { sketchId }) },
      signal,
    });
    if (!clipped) return showToast({ variant: "danger", body: t("clip.nothing") });
    model.drawing.setArea(clipped, "drawn");
    showToast({
      variant: "success",
      body: t("clip.done"),
      action: { label: t("clip.undo"), onAction: () => model.drawing.undo() },
    });
  });
  return { onClip: () => void request.run(null), isClipping: request.status === "RUNNING" };
}
