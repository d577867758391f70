import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import type { ScreeningVerdict } from "@mars/contracts/screening/screeningVerdict";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import type { RetentionOverlap } from "@mars/domain/effects/areaOverlaps";
import type { MeasuredLand } from "@mars/domain/schemes/schemeCase";
import type { NeighbourOptions } from "../neighbours/findNeighbours.ts";
import type { KnownFinding, Screened } from "../findings/Screened.ts";

/** A receipt: what was asked, what was found, and what it was judged to be at the time. */
export type StoredScreening = {
  id: string;
  name: string | null;
  geometry: AreaGeometry;
  geometryHash: string;
  areaHa: number;
  createdAt: Date;
  expiresAt: Date;
  findings: readonly KnownFinding[];
  /** The column `verdict`. */
  rest: {
    verdict: ScreeningVerdict;
    datasets: readonly ScreenedDataset[];
    failures: readonly { datasetId: string; code: string }[];
    retention: readonly RetentionOverlap[] | null;
    neighbourOptions: NeighbourOptions;
    /** Absent from receipts of before land was measured. */
    land?: MeasuredLand;
  };
};

/** The findings as they were when the screening was stored. */
export function screenedOf({ findings, rest }: StoredScreening): Screened {
  return {
    known: new Map(findings.map((known) => [known.finding.datasetId, known])),
    failed: new Map(rest.failures.map(({ datasetId, code }) => [datasetId, code])),
    retention: rest.retention,
  };
}
