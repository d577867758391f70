import { formats } from "@mars/wording/format/formats";
import { useEffect, useState } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { areaOf } from "./areaOf.ts";
import { type Announcement, announcementOf } from "./announcementOf.ts";
import type { DrawingMode } from "./DrawingState.ts";

/** A line of points has no area to tell of, nor has one that is on its way across an area. */
function withArea(announcement: Announcement, mode: DrawingMode, areaHa: number) {
  if (areaHa === 0) return announcement;
  if (announcement === "undone") return "undoneArea";
  if (announcement === "redone") return "redoneArea";
  return announcement === "point" && mode === "draw" ? "pointArea" : announcement;
}

/** Says what each act did: a point set, a hole cut, a part joined, a step undone. */
export function DrawingStatus({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const locale = useLocale();
  const [said, setSaid] = useState("");
  useEffect(() => {
    const { store } = model.drawing;
    let before = store.get();
    return store.subscribe(() => {
      const after = store.get();
      const announcement = announcementOf(before, after);
      const isSame = before.polygons === after.polygons && before.sketch === after.sketch;
      before = after;
      // What was said of the shape before would be wrong of this one.
      if (!announcement && !isSame) setSaid("");
      if (!announcement) return;
      const { areaHa, vertexCount } = areaOf({ ...after, cursor: null });
      const points = after.sketch.length > 0 ? after.sketch.length : vertexCount;
      setSaid(
        t(`announcement.${withArea(announcement, after.mode, areaHa)}`, {
          area: formats(locale).hectares(areaHa),
          points,
          count: points,
          parts: after.polygons.length,
        }),
      );
    });
  }, [model, t, locale]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
