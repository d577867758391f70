/** Mitigation measures with the factors that turn an area into effects. */
export type MitigationMeasure = {
  id: string;
  name: string;
  descriptionDa: string;
  descriptionEn: string;
  color: string;
  icon: string;
  /** kg N per ha; null where the retention map decides. */
  nitrogenFactorKgPerHa: number | null;
  nitrogenRetentionProperty: "skov" | "ekstensivering" | null;
  extractionFactor: number;
  extractionDependsOnCarbon: boolean;
  extractionWholeAreaAboveShare: number | null;
  afforestationFactor: number;
};

export const measureIds = {
  lowland: "4d1bdb7a-ee68-46c1-9364-792ad26eb337",
  extensification: "9d4b932e-c6d6-4550-984f-6623601894c6",
  miniWetland: "1076fbc9-5ab9-4236-86ed-7d7cc51a2292",
  other: "72688c3e-2616-48a3-b1a1-8869f12c5ec1",
  phosphorusAndValleys: "e2f6c99b-d97d-4fb6-90fe-1ac62cf703b3",
  preliminaryExaminationVlp: "41b7fa08-3361-437d-823d-8c5ca7f3ee61",
  nitrogenWetland: "85bffbd9-fc34-41b8-8302-df2fb124f394",
  afforestation: "dd264f93-915a-4df9-b94e-22190f9478e7",
} as const;

export type MeasureKey = keyof typeof measureIds;

const icon = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;

const wave = (y: number) => `<path d="M3 ${y}c3-2 6-2 9 0s6 2 9 0"/>`;

export const measures: readonly MitigationMeasure[] = [
  {
    id: measureIds.lowland,
    name: "Lavbundsprojekter",
    descriptionDa:
      "Kulstofrig jord tages ud af omdrift, og dræn og grøfter lukkes, så jorden bliver våd igen, og kulstoffet bliver i jorden.",
    descriptionEn:
      "Carbon-rich soil is taken out of cultivation, and drains and ditches are closed so that the soil becomes wet again and keeps its carbon.",
    color: "rgba(112, 48, 12, 1)",
    icon: icon(`<path d="M12 3v8m-4-4 4 4 4-4"/>${wave(15)}${wave(20)}`),
    nitrogenFactorKgPerHa: 40,
    nitrogenRetentionProperty: null,
    extractionFactor: 1,
    extractionDependsOnCarbon: false,
    extractionWholeAreaAboveShare: null,
    afforestationFactor: 0,
  },
  {
    id: measureIds.extensification,
    name: "Ekstensivering",
    descriptionDa:
      "Marker omlægges til varigt græs uden gødning og sprøjtemidler, så der siver mindre kvælstof ud.",
    descriptionEn:
      "Fields are converted to permanent grass without fertiliser or pesticides, so that less nitrogen leaches out.",
    color: "rgba(185, 73, 0, 1)",
    icon: icon(`<path d="M4 20h16M7 20c0-6-1-9-3-12m8 12V6m5 14c0-6 1-9 3-12"/>`),
    nitrogenFactorKgPerHa: null,
    nitrogenRetentionProperty: "ekstensivering",
    extractionFactor: 0,
    extractionDependsOnCarbon: false,
    extractionWholeAreaAboveShare: null,
    afforestationFactor: 0,
  },
  {
    id: measureIds.miniWetland,
    name: "Minivådområder",
    descriptionDa:
      "Et lille anlagt bassin ved markens dræn, hvor kvælstoffet omsættes, før vandet løber videre.",
    descriptionEn:
      "A small constructed basin at a field's drains, where nitrogen is broken down before the water flows on.",
    color: "rgba(0, 104, 137, 1)",
    icon: icon(`<ellipse cx="12" cy="15" rx="8" ry="5"/><path d="M3 5h6v5"/>`),
    nitrogenFactorKgPerHa: 472,
    nitrogenRetentionProperty: null,
    extractionFactor: 0,
    extractionDependsOnCarbon: false,
    extractionWholeAreaAboveShare: null,
    afforestationFactor: 0,
  },
  {
    id: measureIds.other,
    name: "Øvrige",
    descriptionDa:
      "Andre måder at tage jord ud af drift på, som ikke hører under et andet virkemiddel.",
    descriptionEn:
      "Other ways of taking land out of production that are not covered by another measure.",
    color: "rgba(45, 13, 124, 1)",
    icon: icon(
      `<circle cx="5" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/>`,
    ),
    nitrogenFactorKgPerHa: null,
    nitrogenRetentionProperty: "ekstensivering",
    extractionFactor: 0,
    extractionDependsOnCarbon: false,
    extractionWholeAreaAboveShare: null,
    afforestationFactor: 0,
  },
  {
    id: measureIds.phosphorusAndValleys,
    name: "Fosforvådområder og ådale",
    descriptionDa: "Vandløbet kan oversvømme ådalen, så fosforen bliver dér og ikke ender i søen.",
    descriptionEn:
      "The stream can flood the valley, so that phosphorus stays there and does not end up in the lake.",
    color: "rgba(74, 113, 41, 1)",
    icon: icon(
      `<path d="M3 4c5 6 5 10 0 16M21 4c-5 6-5 10 0 16"/><path d="M12 4c-2 3 2 5 0 8s2 5 0 8"/>`,
    ),
    nitrogenFactorKgPerHa: null,
    nitrogenRetentionProperty: "ekstensivering",
    extractionFactor: 1,
    extractionDependsOnCarbon: true,
    extractionWholeAreaAboveShare: null,
    afforestationFactor: 0,
  },
  {
    id: measureIds.preliminaryExaminationVlp,
    name: "Forundersøgelse VLP",
    descriptionDa:
      "En undersøgelse af, om et vand- og lavbundsprojekt kan gennemføres, før der søges om at anlægge det.",
    descriptionEn:
      "A study of whether a water and lowland project is feasible, carried out before applying to establish it.",
    color: "rgba(144, 24, 79, 1)",
    icon: icon(`<circle cx="10" cy="10" r="6"/><path d="m15 15 6 6M7 10c2-1 4 1 6 0"/>`),
    nitrogenFactorKgPerHa: 40,
    nitrogenRetentionProperty: null,
    extractionFactor: 1,
    extractionDependsOnCarbon: true,
    extractionWholeAreaAboveShare: 0.5,
    afforestationFactor: 0,
  },
  {
    id: measureIds.nitrogenWetland,
    name: "Kvælstofvådområder",
    descriptionDa:
      "Enge og lavninger oversvømmes igen, så kvælstof fra markerne omsættes, før vandet når kysten.",
    descriptionEn:
      "Meadows and hollows are flooded again, so that nitrogen from the fields is broken down before the water reaches the coast.",
    color: "rgba(3, 129, 121, 1)",
    icon: icon(`${wave(10)}${wave(15)}${wave(20)}<path d="M12 3v3"/>`),
    nitrogenFactorKgPerHa: 90,
    nitrogenRetentionProperty: null,
    extractionFactor: 1,
    extractionDependsOnCarbon: true,
    extractionWholeAreaAboveShare: null,
    afforestationFactor: 0,
  },
  {
    id: measureIds.afforestation,
    name: "Skovrejsning",
    descriptionDa:
      "Ny skov på landbrugsjord. Træerne binder kulstof, beskytter grundvandet og mindsker udvaskningen.",
    descriptionEn:
      "New forest on farmland. Trees store carbon, protect groundwater and reduce leaching.",
    color: "rgba(0, 61, 35, 1)",
    icon: icon(`<path d="M12 21v-5M12 3l5 6h-3l4 7H6l4-7H7z"/>`),
    nitrogenFactorKgPerHa: null,
    nitrogenRetentionProperty: "skov",
    extractionFactor: 0,
    extractionDependsOnCarbon: false,
    extractionWholeAreaAboveShare: null,
    afforestationFactor: 1,
  },
];
