import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import type { ScreeningResult } from "@mars/contracts/screening/screeningReceipt";
import { countVertices } from "@mars/domain/areas/geometry";

/** A stored result in the shape of a stream that has ended, so that one view shows both. */
export function storedSoFar(stored: ScreeningResult): ScreeningSoFar {
  const { id, areaHa, geometry, geometryHash, datasets, findings, failures } = stored;
  return {
    started: { id, areaHa, geometryHash, datasets, vertexCount: countVertices(geometry) },
    findings,
    failures,
    verdict: { id, ...stored.verdict, final: true, expiresAt: stored.expiresAt },
    brokenCode: null,
  };
}
