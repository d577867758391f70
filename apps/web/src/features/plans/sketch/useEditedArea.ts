import type { SketchProject } from "@mars/contracts/plans/planShapes";
import { useRef } from "react";
import type { ChosenArea } from "../../../map/index.ts";
import { useAreaDraft } from "./useAreaDraft.ts";

/**
 * The area of a sketch while it is drawn anew: what is not saved yet comes back after Back, a reload
 * or a sign-in, as long as the sketch still has the area it was drawn from.
 */
export function useEditedArea({
  id,
  geoLocationId,
  geometry,
}: Pick<SketchProject, "id" | "geoLocationId" | "geometry">) {
  const draft = useAreaDraft(`sketch-area-${id}-${geoLocationId}`);
  // The map gives back what it is opened with, which is no change.
  const opened = useRef(draft.kept ? "" : null);
  return {
    initial: draft.kept?.geometry ?? geometry,
    keep(area: ChosenArea | null): void {
      // Before it is drawn there is none.
      if (area === null && opened.current === null) return;
      const drawn = JSON.stringify(area?.geometry ?? null);
      opened.current ??= drawn;
      draft.keep(drawn === opened.current ? null : area);
    },
    drop: draft.drop,
  };
}
