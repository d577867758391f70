import type { AreaGeometry, Point } from "@mars/domain/areas/geometry";
import { polygonsOf } from "@mars/domain/areas/geometry";
import { polygonAreaHa } from "@mars/domain/areas/areaHa";
import { boundingBox } from "@mars/domain/areas/boundingBox";
import { simplifyLine } from "@mars/domain/areas/simplifyLine";
import { fromUtm } from "@mars/domain/coordinates/utm";

const MAX_CORNERS = 99;
/** A corner is left out where the line without it is nearer than this. */
const TOLERANCES_M = [0, 1, 5, 20];

/** The outline as the feed of changes takes it: corners in degrees, of the largest part. */
export function cornersOf(area: AreaGeometry): string {
  const [largest] = polygonsOf(area).toSorted((a, b) => polygonAreaHa(b) - polygonAreaHa(a));
  const ring = largest?.[0] ?? [];
  const outlines = TOLERANCES_M.map((tolerance) => simplifyLine(ring, tolerance).slice(0, -1));
  const outline =
    outlines.find(({ length }) => length >= 3 && length <= MAX_CORNERS) ?? boxOf(area);
  return outline
    .map((point) =>
      fromUtm(point, 32)
        .map((degrees) => degrees.toFixed(6))
        .join(" "),
    )
    .join(",");
}

function boxOf(area: AreaGeometry): readonly Point[] {
  const { minX, minY, maxX, maxY } = boundingBox(area)!;
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}
