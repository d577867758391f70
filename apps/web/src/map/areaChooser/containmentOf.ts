import { containsPoint } from "@mars/domain/areas/containsPoint";
import { type AreaGeometry, polygonsOf } from "@mars/domain/areas/geometry";
import { crossingOfRings } from "@mars/domain/areas/selfCrossing";

type Containment = "inside" | "partly" | "outside";

/** How an area lies to its container, judged by corners and crossings; the server measures exactly. */
export function containmentOf(area: AreaGeometry, container: AreaGeometry): Containment {
  const corners = polygonsOf(area).flatMap((rings) => rings[0] ?? []);
  const insideCount = corners.filter((point) => containsPoint(container, point)).length;
  if (insideCount === corners.length) return "inside";
  if (insideCount > 0) return "partly";
  const rings = polygonsOf(container).flat();
  const meets = polygonsOf(area).some((own) =>
    rings.some((ring) => own[0] && crossingOfRings(own[0], ring) !== null),
  );
  const isAround = rings.some((ring) => ring[0] && containsPoint(area, ring[0]));
  return meets || isAround ? "partly" : "outside";
}
