import type { Language } from "@mars/wording/language/languages";
import { findingRows, type FindingRow } from "./findingRows.ts";
import type { StoredScreening } from "../receipt/StoredScreening.ts";

export type FindingShape = FindingRow & { wkb: Buffer | null };

/** The parts of features that lie in the area, by `shapeKey`; the same in every language. */
export type Outlines = ReadonlyMap<string, Buffer | null>;

/** The findings with their outlines. Features of versions that are gone have figures but no shape. */
export function findingShapes(
  stored: StoredScreening,
  outlines: Outlines,
  language: Language,
): FindingShape[] {
  return findingRows(stored, language).map((row) => ({
    ...row,
    wkb: outlines.get(shapeKey(row)) ?? null,
  }));
}

export function shapeKey({ finding, feature }: FindingRow): string {
  return `${finding?.datasetId}/${finding?.version.id}/${feature?.id}`;
}
