import { datasetIds } from "@mars/domain/datasets/datasetIds";

/** Areas that an application may carry next to its own, by the scheme it is made under. */
export type SupplementaryGeometryType = {
  id: string;
  title: string;
  titleEn: string;
  type: string | null;
  /** Made by the system from datasets instead of drawn. */
  automatic: boolean;
  clipToProject: boolean;
  mustOverlapDatasets: readonly string[];
  mustNotOverlapDatasets: readonly string[];
};

/** Untouched forest, drawn by the applicant. */
const untouchedForestTypeId = "434633e0-4241-4f38-b451-f2b45b70ebd4";

const drawn = (
  id: string,
  type: string,
  title: string,
  titleEn: string,
  clipToProject: boolean,
): SupplementaryGeometryType => ({
  id,
  title,
  titleEn,
  type,
  automatic: false,
  clipToProject,
  mustOverlapDatasets: [],
  mustNotOverlapDatasets: [],
});

/** Every water scheme has the same three, each under an id of its own. */
export const catchments = (
  streamId: string,
  directId: string,
  drainId: string,
): readonly SupplementaryGeometryType[] => [
  drawn(streamId, "vandloebsopland", "Vandløbsopland", "Stream catchment", false),
  drawn(directId, "direkte_opland", "Direkte opland", "Direct catchment", false),
  drawn(drainId, "draenopland", "Drænopland", "Drain catchment", false),
];

const eligible = (id: string, title: string, titleEn: string): SupplementaryGeometryType => ({
  id,
  title,
  titleEn,
  type: null,
  automatic: true,
  clipToProject: true,
  mustOverlapDatasets: [datasetIds.fieldsByYear],
  mustNotOverlapDatasets: [datasetIds.protectedNature],
});

export const afforestationAreas: readonly SupplementaryGeometryType[] = [
  drawn(
    "24118614-790a-47bf-9ee4-2cfbc369399f",
    "ekstra_tilskudsarealer",
    "Ekstra tilskudsareal",
    "Extra subsidy area",
    true,
  ),
  eligible(
    "e7efc037-cda0-4262-9c95-39dd234b77ef",
    "Tilskudsberettiget areal for urørt skov",
    "Eligible area for untouched forest",
  ),
  drawn(
    "34bb2b32-1f55-4fe7-9d61-f2abd8fc5e5b",
    "lysaabne_arealer",
    "Lysåbne arealer",
    "Open areas",
    true,
  ),
  drawn(
    "ca54c203-362b-49cc-8939-7a3237be6df5",
    "naturlig_tilgroning",
    "Naturlig tilgroning",
    "Natural overgrowth",
    true,
  ),
  drawn(untouchedForestTypeId, "uroert_skov", "Urørt skov", "Untouched forest", true),
  eligible("d01155c9-d4c3-49f4-bb26-7ce14a10051c", "Tilskudsberettiget areal", "Eligible area"),
];
