import { formats } from "@mars/wording/format/formats";
import { useEffect, useState } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import { areaOf } from "./areaOf.ts";
import { announcementOf } from "./announcementOf.ts";

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
      const isAreaSoFar = announcement === "point" && after.mode === "draw" && areaHa > 0;
      setSaid(
        t(isAreaSoFar ? "announcement.pointArea" : `announcement.${announcement}`, {
          area: formats(locale).hectares(areaHa),
          points,
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
