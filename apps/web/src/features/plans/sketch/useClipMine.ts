import { checkSketchArea } from "@mars/contracts/plans/planSketches";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { dismissToast, showToast, type Toast, useToasts } from "../../../lib/toasts/toasts.ts";
import type { MapModel } from "../../../map/index.ts";
import { sketchText } from "../text/sketchText.ts";
import { mutableArea } from "./mutableArea.ts";
import type { CheckedArea } from "./useAreaCheck.ts";
import { useEffect, useRef } from "react";

type Clip = "taken" | "giving";

/** Cuts what is being drawn free of projects and other sketches, or to the land that gives what it
 * is for; one step of undo. */
export function useClipMine(model: MapModel, checked: CheckedArea) {
  const { plan, area, kind, schemeId, measureId, sketchId } = checked;
  const t = useText(sketchText);
  const offerUndo = useOwnToast();
  const request = useRequest(async (clip: Clip, signal: AbortSignal) => {
    if (!area) return;
    const { drawing } = model;
    const asked = drawing.store.get();
    const choice = { subsidySchemeId: schemeId, mitigationMeasureId: measureId };
    const body = { geometry: mutableArea(area.geometry), kind, clip, ...choice };
    const { clipped } = await call(checkSketchArea, {
      params: { id: plan.id },
      body: { ...body, ...(sketchId && { sketchId }) },
      signal,
    });
    // The page was left, or corners were set since then: they are not to be written over.
    if (drawing.store.get().polygons.length === 0 && asked.polygons.length > 0) return;
    if (!isSameDrawing(drawing.store.get(), asked))
      return showToast({ variant: "warning", body: t("clip.changed") });
    if (!clipped) return showToast({ variant: "danger", body: t("clip.nothing") });
    drawing.setArea(clipped, "drawn");
    const cut = drawing.store.get();
    function undo(): void {
      // The last step is another one by now.
      if (isSameDrawing(drawing.store.get(), cut)) drawing.undo();
      else showToast({ variant: "warning", body: t("clip.drawnOn") });
    }
    offerUndo({
      variant: "success",
      body: t(clip === "taken" ? "clip.done" : "clip.doneGround"),
      action: { label: t("clip.undo"), onAction: undo },
    });
  });
  return {
    onClip: (clip: Clip) => void request.run(clip),
    isClipping: request.status === "RUNNING",
  };
}

type Drawn = ReturnType<MapModel["drawing"]["store"]["get"]>;

/** Every change of corners makes new lists; a cursor or another pen does not. */
function isSameDrawing(now: Drawn, then: Drawn): boolean {
  return now.polygons === then.polygons && now.sketch === then.sketch;
}

type Offer = Omit<Toast, "id"> & Required<Pick<Toast, "action">>;

/** Shows what can be undone here, and takes the offer away with the page that can do it. */
function useOwnToast(): (offer: Offer) => void {
  const toasts = useToasts();
  const shown = useRef(toasts);
  const own = useRef(new Set<Toast["action"]>());
  useEffect(() => {
    shown.current = toasts;
  }, [toasts]);
  useEffect(() => {
    const offered = own.current;
    return () => {
      for (const { id, action } of shown.current) if (offered.has(action)) dismissToast(id);
    };
  }, []);
  return (offer) => {
    own.current.add(offer.action);
    showToast(offer);
  };
}
