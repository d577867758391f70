import type { ReleaseComparison } from "@mars/contracts/datasets/dataSources";
import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import * as queries from "./comparisonQueries.ts";
import type { Finding } from "./oddities.ts";

/** Below this many features a layer may be turned over from one release to the next. */
const FEW = 5;
const MAX_GONE_SHARE = 0.25;
const MAX_REDRAWN_SHARE = 0.5;
const MAX_OUTSIDE_SHARE = 0.3;
const MORE_OUTSIDE_SHARE = 0.1;
const FARTHEST_EDGE_M = 100_000;
const NEAREST_CENTRE_M = 10_000;
const FARTHEST_CENTRE_SHARE = 0.1;

type Release = { datasetId: string; versionId: number; before: number | null; crs: string };

/** Holds a loaded release against the one before: its figures, and what is odd about it. */
export async function compareRelease(
  db: Queryable,
  { datasetId, versionId, before, crs }: Release,
): Promise<{ comparison: ReleaseComparison; findings: Finding[] }> {
  const after = await queries.readReleaseFigures(db, versionId);
  const was = before === null ? null : await queries.readReleaseFigures(db, before);
  const attributes = await queries.readReleaseAttributes(db, datasetId, { before, versionId });
  const redrawn = before === null ? null : await queries.countRedrawn(db, before, versionId);
  const most = was && Math.max(FEW, Math.min(was.count, after.count) * MAX_REDRAWN_SHARE);
  const isRedrawn = redrawn !== null && redrawn > most!;
  const shiftM = was && distance(was.centre, after.centre);
  const findings: Finding[] = [];
  const find = (oddity: Finding["oddity"], sentence: string) => findings.push({ oddity, sentence });

  if (was && was.count - after.count > Math.max(FEW, was.count * MAX_GONE_SHARE))
    find("shrunk", `it has ${after.count} features where it had ${was.count}`);
  if (attributes.lost.length > 0)
    find(
      "reshaped",
      `its features no longer have ${attributes.lost.join(", ")}; they have ${attributes.other.join(", ") || "no others"}, to be named under attributes of the source where they mean the same`,
    );
  const system = `is ${crs} its coordinate system? If not, give crs of the source`;
  const outsideBefore = was && was.count > 0 ? was.outside / was.count : 0;
  const outside = after.count > 0 ? after.outside / after.count : 0;
  if (outside > (was === null ? MAX_OUTSIDE_SHARE : outsideBefore + MORE_OUTSIDE_SHARE))
    find(
      "displaced",
      `${after.outside} of its ${after.count} features lie outside Denmark's land and coast: ${system}`,
    );
  else if (isRedrawn && isMoved(was!, after, shiftM))
    find("displaced", `it lies ${km(shiftM ?? 0)} from where it lay: ${system}`);
  else if (isRedrawn)
    find("redrawn", `${redrawn} of its ${after.count} features lie where none lay before`);

  const figures = ({ centre: _centre, ...rest }: queries.ReleaseFigures) => rest;
  return {
    comparison: {
      before: was && figures(was),
      after: figures(after),
      shiftM,
      redrawn,
      attributes,
      oddities: findings.map(({ oddity }) => oddity),
    },
    findings,
  };
}

function isMoved(
  was: queries.ReleaseFigures,
  after: queries.ReleaseFigures,
  shiftM: number | null,
): boolean {
  if (was.extent === null || after.extent === null || shiftM === null) return false;
  const [west, south, east, north] = was.extent;
  const diagonal = Math.hypot(east - west, north - south);
  const edges = was.extent.map((edge, i) => Math.abs(edge - after.extent![i]!));
  return (
    Math.max(...edges) > FARTHEST_EDGE_M ||
    shiftM > Math.max(NEAREST_CENTRE_M, diagonal * FARTHEST_CENTRE_SHARE)
  );
}

function distance(a: readonly number[] | null, b: readonly number[] | null): number | null {
  return a && b ? Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) : null;
}

const km = (metres: number) => `${(metres / 1000).toFixed(metres < 10_000 ? 1 : 0)} km`;
