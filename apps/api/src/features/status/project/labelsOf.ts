import type { MapBox } from "../../../platform/pdf/mapGeometry.ts";
import type { MapLabel, MapSize } from "../../../platform/pdf/mapSvg.ts";
import type { NamedPlace } from "./queries.ts";

const TOWNS = new Set(["city", "town"]);
/** About as wide as a letter is, as a part of its height. */
const LETTER = 0.56;
const AIR_PX = 4;

type Taken = { left: number; right: number; top: number; bottom: number };

/** Names where there is room for them, those told first before the others; none over the key. */
export function labelsOf(
  places: readonly NamedPlace[],
  { box, size }: { box: MapBox; size: MapSize },
): MapLabel[] {
  const perM = size.width / (box.maxX - box.minX);
  const taken: Taken[] = [
    { left: 0, right: 180, top: 0, bottom: 85 },
    { left: 0, right: 150, top: size.height - 40, bottom: size.height },
    { left: size.width - 45, right: size.width, top: 0, bottom: 60 },
  ];
  const labels: MapLabel[] = [];
  for (const { name, kind, x, y } of places) {
    const isTown = TOWNS.has(kind);
    const fontSize = isTown ? 13 : 12;
    const at = { x: (x - box.minX) * perM, y: (box.maxY - y) * perM };
    const half = (name.length * fontSize * LETTER) / 2 + AIR_PX;
    const room = {
      left: at.x - half,
      right: at.x + half,
      top: at.y - fontSize,
      bottom: at.y + AIR_PX,
    };
    const isInside =
      room.left > 0 && room.right < size.width && room.top > 0 && room.bottom < size.height;
    if (!isInside || taken.some((other) => overlaps(room, other))) continue;
    taken.push(room);
    labels.push({
      text: name,
      ...at,
      fontSize,
      ...(kind === "stream" ? { fill: "#2f6a86", isItalic: true } : { fill: "#3b3a36" }),
    });
  }
  return labels;
}

function overlaps(a: Taken, b: Taken): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
