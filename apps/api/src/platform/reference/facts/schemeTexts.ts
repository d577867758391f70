/** What a scheme is for and who may apply, in our own words. Keyed by the scheme's name. */
export type SchemeText = {
  descriptionDa: string;
  descriptionEn: string;
  applicantDa: string;
  applicantEn: string;
};

const everyone = {
  applicantDa: "Private, virksomheder, kommuner og andre offentlige lodsejere kan søge.",
  applicantEn:
    "Private individuals, companies, municipalities and other public landowners can apply.",
};
const municipalitiesAndState = {
  applicantDa: "Ordningen er rettet mod kommuner og Naturstyrelsen.",
  applicantEn: "The scheme is aimed at municipalities and the Danish Nature Agency.",
};
const privateAndMunicipal = {
  applicantDa: "Private lodsejere og kommuner kan søge.",
  applicantEn: "Private landowners and municipalities can apply.",
};
const natureAgencyOnly = {
  applicantDa: "Kun til Naturstyrelsens egne projekter.",
  applicantEn: "Only for the Danish Nature Agency's own projects.",
};
const nobody = {
  applicantDa: "Du kan ikke søge tilskud under denne ordning.",
  applicantEn: "You cannot apply for a subsidy under this scheme.",
};

export const schemeTexts: Readonly<Record<string, SchemeText>> = {
  "Permanent ekstensivering": {
    descriptionDa:
      "Engangstilskud til at lægge dyrket jord om til varigt græs uden gødning og sprøjtemidler. Jord, der allerede er beskyttet natur, kan ikke indgå.",
    descriptionEn:
      "A one-off payment for turning cultivated land into permanent grass without fertiliser or pesticides. Land that is already protected nature cannot be included.",
    ...everyone,
  },
  "Øvrig udtagning": {
    descriptionDa:
      "Samler jord, der er taget ud af drift uden tilskud, så indsatsen kan tælles med i planerne.",
    descriptionEn:
      "Covers land taken out of production without a subsidy, so that it can be counted in the plans.",
    ...nobody,
  },
  "SGAV Klima-Lavbund": {
    descriptionDa:
      "Tidligere ordning for vådlægning af kulstofrig lavbundsjord. Mindst 60 % af arealet skal være kulstofrigt.",
    descriptionEn:
      "Earlier scheme for rewetting carbon-rich lowland soil. At least 60% of the area must be carbon-rich.",
    ...privateAndMunicipal,
  },
  "Lavbundsprojekt (VLP)": {
    descriptionDa:
      "Vand- og lavbundsprojekt, hvor lavbundsjord bliver våd igen. Du søger direkte om etablering.",
    descriptionEn:
      "Water and lowland project in which lowland soil is rewetted. You apply directly for establishment.",
    ...municipalitiesAndState,
  },
  Minivådområder: {
    descriptionDa: "Tilskud til at grave et lille vådområde, der renser vandet fra markens dræn.",
    descriptionEn:
      "Subsidy for digging a small wetland that cleans the water from a field's drains.",
    applicantDa: "Private lodsejere og virksomheder kan søge.",
    applicantEn: "Private landowners and companies can apply.",
  },
  "Kvælstofvådområde (VLP)": {
    descriptionDa:
      "Vand- og lavbundsprojekt, der fjerner kvælstof i oplande, hvor kystvandet har brug for det.",
    descriptionEn:
      "Water and lowland project that removes nitrogen in catchments where the coastal waters need it.",
    ...municipalitiesAndState,
  },
  "Lavbundsprojekt (VLP-KLA)": {
    descriptionDa:
      "Lavbundsprojekt, der er begyndt under den tidligere klimaordning og fortsætter som vand- og lavbundsprojekt.",
    descriptionEn:
      "Lowland project started under the earlier climate scheme and continued as a water and lowland project.",
    ...privateAndMunicipal,
  },
  "Restaurering af ådale (VLP)": {
    descriptionDa: "Vand- og lavbundsprojekt, der genskaber samspillet mellem vandløb og ådal.",
    descriptionEn:
      "Water and lowland project that restores the interaction between stream and river valley.",
    ...municipalitiesAndState,
  },
  "NST Skovrejsning": {
    descriptionDa: "Statens egen skovrejsning, ofte tæt på byer og over vigtigt grundvand.",
    descriptionEn:
      "The state's own afforestation, often close to towns and above important groundwater.",
    ...natureAgencyOnly,
  },
  "Restaurering af ådale": {
    descriptionDa:
      "Samspillet mellem vandløb og ådal genskabes, hvor vandområdeplanerne har udpeget en indsats.",
    descriptionEn:
      "The interaction between stream and river valley is restored where the river basin management plans call for it.",
    applicantDa: "Ordningen er rettet mod kommuner.",
    applicantEn: "The scheme is aimed at municipalities.",
  },
  Skovrejsning: {
    descriptionDa:
      "Tilskud til ny skov på landbrugsjord, også skov, der er urørt fra begyndelsen. Kulstofrig jord og eksisterende skov kan ikke indgå.",
    descriptionEn:
      "Subsidy for new forest on farmland, including forest left untouched from the start. Carbon-rich soil and existing forest cannot be included.",
    ...everyone,
  },
  "Fosforvådområde (VLP)": {
    descriptionDa: "Vand- og lavbundsprojekt, der holder fosfor tilbage før en sø.",
    descriptionEn: "Water and lowland project that retains phosphorus before it reaches a lake.",
    ...municipalitiesAndState,
  },
  Lavbundsprojekter: {
    descriptionDa:
      "Kulstofrig lavbundsjord tages ud af drift og bliver våd. Først en forundersøgelse, så etablering. Mindst 60 % af arealet skal være kulstofrigt.",
    descriptionEn:
      "Carbon-rich lowland soil is taken out of production and rewetted. First a preliminary examination, then establishment. At least 60% of the area must be carbon-rich.",
    ...municipalitiesAndState,
  },
  Kvælstofvådområder: {
    descriptionDa:
      "Vådområder, der fjerner kvælstof på vej mod kysten. Først en forundersøgelse, så etablering.",
    descriptionEn:
      "Wetlands that remove nitrogen on its way to the coast. First a preliminary examination, then establishment.",
    ...municipalitiesAndState,
  },
  "Kvælstofvådområde (VLP-KLA)": {
    descriptionDa:
      "Kvælstofvådområde, der er begyndt under den tidligere klimaordning og fortsætter som vand- og lavbundsprojekt.",
    descriptionEn:
      "Nitrogen wetland started under the earlier climate scheme and continued as a water and lowland project.",
    ...privateAndMunicipal,
  },
  "NST Kvælstofvådområder": {
    descriptionDa: "Statens egne vådområder i oplande, hvor kvælstof skal fjernes.",
    descriptionEn: "The state's own wetlands in catchments where nitrogen must be removed.",
    ...natureAgencyOnly,
  },
  "KLA-Lavbund": {
    descriptionDa: "Klimaordning for lavbundsjord, også for mindre arealer fra 1 ha.",
    descriptionEn: "Climate scheme for lowland soil, including smaller areas from 1 ha.",
    ...privateAndMunicipal,
  },
  "KLA-Kvælstofvådområder": {
    descriptionDa: "Klimaordning for vådområder i oplande, hvor kvælstof skal fjernes.",
    descriptionEn: "Climate scheme for wetlands in catchments where nitrogen must be removed.",
    ...privateAndMunicipal,
  },
  "NST Klima-Lavbund": {
    descriptionDa: "Statens egne lavbundsprojekter. Mindst 60 % af arealet skal være kulstofrigt.",
    descriptionEn:
      "The state's own lowland projects. At least 60% of the area must be carbon-rich.",
    ...natureAgencyOnly,
  },
  "NST Øvrige statslige projekter": {
    descriptionDa: "Statens øvrige projekter, der lægger jord om til natur.",
    descriptionEn: "Other state projects that convert land to nature.",
    ...natureAgencyOnly,
  },
  "Privat Skovrejsning": {
    descriptionDa: "Tidligere ordning for privat skovrejsning. Afløst af ordningen Skovrejsning.",
    descriptionEn:
      "Earlier scheme for private afforestation. Replaced by the Afforestation scheme (Skovrejsning).",
    ...nobody,
  },
  "Forundersøgelse (VLP)": {
    descriptionDa:
      "Tilskud til at undersøge, om et vand- og lavbundsprojekt kan gennemføres. Du søger særskilt om etablering.",
    descriptionEn:
      "Subsidy for examining whether a water and lowland project is feasible. You apply separately for establishment.",
    ...privateAndMunicipal,
  },
  "NST Fosforvådområder": {
    descriptionDa: "Statens egne vådområder, der holder fosfor tilbage før en sø.",
    descriptionEn: "The state's own wetlands that retain phosphorus before it reaches a lake.",
    ...natureAgencyOnly,
  },
  Fosforvådområder: {
    descriptionDa:
      "Vådområder, der holder fosfor tilbage, hvor en sø har brug for det. Først en forundersøgelse, så etablering.",
    descriptionEn:
      "Wetlands that retain phosphorus where a lake needs it. First a preliminary examination, then establishment.",
    ...municipalitiesAndState,
  },
};
