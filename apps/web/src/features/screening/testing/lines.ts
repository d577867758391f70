import type { ScreenedDataset, ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";

type Of<K extends ScreeningLine["kind"]> = Extract<ScreeningLine, { kind: K }>;

export function aDataset(id: string, kind: ScreenedDataset["kind"] = "conflict"): ScreenedDataset {
  return {
    id,
    groupId: "natur",
    kind,
    titleDa: `Datasæt ${id}`,
    titleEn: `Dataset ${id}`,
    storage: "stored",
    source: "Danmarks Miljøportal",
    sourceUrl: null,
    licence: "",
    attributes: [],
  };
}

export function aStart(...ids: string[]): Of<"started"> {
  return {
    kind: "started",
    id: "screening-id",
    areaHa: 42.7,
    vertexCount: 5,
    geometryHash: "0123456789abcdef0123456789abcdef",
    datasets: ids.map((id) => aDataset(id)),
  };
}

export function aFinding(datasetId: string, part: Partial<ScreeningFinding> = {}): Of<"finding"> {
  return {
    kind: "finding",
    datasetId,
    groupId: "natur",
    datasetKind: "conflict",
    overlapHa: 12.4,
    share: 0.29,
    touchedCount: 1,
    features: [{ id: "1", overlapHa: 12.4, featureHa: 14.3 }],
    version: {
      id: 1,
      label: "2026",
      updatedOn: "2026-05-14",
      loadedAt: "2026-05-15T08:00:00Z",
      origin: "imported",
    },
    source: "Danmarks Miljøportal",
    reused: false,
    ...part,
  };
}

export function aVerdict(): Of<"verdict"> {
  return {
    kind: "verdict",
    id: "screening-id",
    at: "2026-11-15T12:00:00Z",
    carbonRichHa: 21.4,
    effects: [],
    schemes: [],
    neighbours: { items: [], count: 0, warnings: [] },
    municipalities: [],
    land: null,
    final: true,
    expiresAt: "2027-05-14T12:00:00Z",
  };
}

/** What a scheme has to gain, where nothing of it is of matter. */
export const noLand = {
  purpose: null,
  purposeHa: null,
  usableHa: null,
  toCutHa: null,
  usableEffects: null,
  payment: null,
  decidedBy: null,
} as const;
