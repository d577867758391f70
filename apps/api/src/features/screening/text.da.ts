/** Headings and words of the downloads. */
export const textDa = {
  about: (at: string) =>
    `Kilde: MARS, screening foretaget ${at}; hvert datasæts kilde og version står i dets rækker. Offentlige data, fri brug med kildeangivelse.`,
  dataset: "Datasæt",
  kind: "Type",
  kinds: { potential: "Potentiale", conflict: "Konflikt", background: "Fakta" },
  overlapHa: "Overlap (ha)",
  share: "Andel af arealet (%)",
  touchedCount: "Berørte objekter",
  feature: "Objekt",
  featureOverlapHa: "Objektets overlap (ha)",
  featureHa: "Objektets areal (ha)",
  attributes: "Oplysninger",
  source: "Kilde",
  version: "Version",
  updatedOn: "Opdateret",
  failed: "Fejl under analyse",
  yes: "Ja",
  no: "Nej",
  areaLayer: "areal",
  findingsLayer: "fund",
  area: "Areal",
  findings: "Fund",
  name: "Navn",
  areaHa: "Areal (ha)",
};

export type ScreeningText = typeof textDa;
