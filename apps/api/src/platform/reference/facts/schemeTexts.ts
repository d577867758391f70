/** What a scheme is for and who may apply, in our own words. Keyed by the scheme's name. */
export type SchemeText = {
  descriptionDa: string;
  descriptionEn: string;
  applicantDa: string;
  applicantEn: string;
};

const everyone = {
  applicantDa: "Private, virksomheder, kommuner og andre offentlige lodsejere kan søge.",
  applicantEn: "Private persons, companies, municipalities and other public landowners may apply.",
};
const municipalitiesAndState = {
  applicantDa: "Ordningen er rettet mod kommuner og Naturstyrelsen.",
  applicantEn: "The scheme is aimed at municipalities and the nature agency.",
};
const privateAndMunicipal = {
  applicantDa: "Private lodsejere og kommuner kan søge.",
  applicantEn: "Private landowners and municipalities may apply.",
};
const natureAgencyOnly = {
  applicantDa: "Kun til Naturstyrelsens egne projekter.",
  applicantEn: "Only for the nature agency's own projects.",
};
const nobody = {
  applicantDa: "Der kan ikke søges om tilskud her.",
  applicantEn: "No support can be applied for here.",
};

export const schemeTexts: Readonly<Record<string, SchemeText>> = {
  "Permanent ekstensivering": {
    descriptionDa:
      "Engangstilskud til at lægge dyrket jord om til varigt græs uden gødning og sprøjtemidler. Jord, der allerede er beskyttet natur, kan ikke indgå.",
    descriptionEn:
      "A one-off payment for turning cultivated land into permanent grass without fertiliser and pesticides. Land that already is protected nature cannot be part of it.",
    ...everyone,
  },
  "Øvrig udtagning": {
    descriptionDa:
      "Samler jord, der er taget ud af drift uden tilskud, så indsatsen kan tælles med i planerne.",
    descriptionEn:
      "Gathers land taken out of use without support, so that plans can count the effort.",
    ...nobody,
  },
  "SGAV Klima-Lavbund": {
    descriptionDa:
      "Tidligere ordning for vådlægning af kulstofrig lavbundsjord. Mindst 60 % af arealet skal være kulstofrigt.",
    descriptionEn:
      "Earlier scheme for rewetting carbon-rich lowland soil. At least 60 % of the area must be carbon rich.",
    ...privateAndMunicipal,
  },
  "Lavbundsprojekt (VLP)": {
    descriptionDa:
      "Vand- og lavbundsprojekt, hvor lavbundsjord bliver våd igen. Der søges direkte om etablering.",
    descriptionEn:
      "Water and lowland project that turns lowland soil wet again. Establishment is applied for directly.",
    ...municipalitiesAndState,
  },
  Minivådområder: {
    descriptionDa: "Tilskud til at grave et lille vådområde, der renser vandet fra markens dræn.",
    descriptionEn:
      "Support for digging a small wetland that cleans the water from a field's drains.",
    applicantDa: "Private lodsejere og virksomheder kan søge.",
    applicantEn: "Private landowners and companies may apply.",
  },
  "Kvælstofvådområde (VLP)": {
    descriptionDa:
      "Vand- og lavbundsprojekt, der fjerner kvælstof i oplande, hvor kystvandet har brug for det.",
    descriptionEn:
      "Water and lowland project that removes nitrogen in catchments where the coastal water needs it.",
    ...municipalitiesAndState,
  },
  "Lavbundsprojekt (VLP-KLA)": {
    descriptionDa:
      "Lavbundsprojekt, der er begyndt under den tidligere klimaordning og fortsætter som vand- og lavbundsprojekt.",
    descriptionEn:
      "Lowland project begun under the earlier climate scheme and carried on as a water and lowland project.",
    ...privateAndMunicipal,
  },
  "Restaurering af ådale (VLP)": {
    descriptionDa: "Vand- og lavbundsprojekt, der genskaber samspillet mellem vandløb og ådal.",
    descriptionEn: "Water and lowland project that restores the interplay of stream and valley.",
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
      "Vandløb og ådal bringes sammen igen, hvor vandområdeplanerne har udpeget en indsats.",
    descriptionEn:
      "Stream and valley are brought together again where the river basin plans have named an effort.",
    applicantDa: "Ordningen er rettet mod kommuner.",
    applicantEn: "The scheme is aimed at municipalities.",
  },
  Skovrejsning: {
    descriptionDa:
      "Tilskud til ny skov på landbrugsjord, også skov, der fra begyndelsen får lov at være urørt. Kulstofrig jord og eksisterende skov kan ikke indgå.",
    descriptionEn:
      "Support for new forest on farmland, also forest left untouched from the start. Carbon-rich soil and existing forest cannot be part of it.",
    ...everyone,
  },
  "Fosforvådområde (VLP)": {
    descriptionDa: "Vand- og lavbundsprojekt, der holder fosfor tilbage før en sø.",
    descriptionEn: "Water and lowland project that holds back phosphorus before a lake.",
    ...municipalitiesAndState,
  },
  Lavbundsprojekter: {
    descriptionDa:
      "Kulstofrig lavbundsjord tages ud af drift og bliver våd. Først en forundersøgelse, så etablering. Mindst 60 % af arealet skal være kulstofrigt.",
    descriptionEn:
      "Carbon-rich lowland soil leaves use and turns wet. First a preliminary examination, then establishment. At least 60 % of the area must be carbon rich.",
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
      "Nitrogen wetland begun under the earlier climate scheme and carried on as a water and lowland project.",
    ...privateAndMunicipal,
  },
  "NST Kvælstofvådområder": {
    descriptionDa: "Statens egne vådområder i oplande, hvor kvælstof skal fjernes.",
    descriptionEn: "The state's own wetlands in catchments where nitrogen has to be removed.",
    ...natureAgencyOnly,
  },
  "KLA-Lavbund": {
    descriptionDa: "Klimaordning for lavbundsjord, også for mindre arealer fra 1 ha.",
    descriptionEn: "Climate scheme for lowland soil, also for smaller areas from 1 ha.",
    ...privateAndMunicipal,
  },
  "KLA-Kvælstofvådområder": {
    descriptionDa: "Klimaordning for vådområder i oplande, hvor kvælstof skal fjernes.",
    descriptionEn: "Climate scheme for wetlands in catchments where nitrogen has to be removed.",
    ...privateAndMunicipal,
  },
  "NST Klima-Lavbund": {
    descriptionDa: "Statens egne lavbundsprojekter. Mindst 60 % af arealet skal være kulstofrigt.",
    descriptionEn:
      "The state's own lowland projects. At least 60 % of the area must be carbon rich.",
    ...natureAgencyOnly,
  },
  "NST Øvrige statslige projekter": {
    descriptionDa: "Statens øvrige projekter, der lægger jord om til natur.",
    descriptionEn: "Other state projects that convert land to nature.",
    ...natureAgencyOnly,
  },
  "Privat Skovrejsning": {
    descriptionDa: "Tidligere ordning for privat skovrejsning. Afløst af ordningen Skovrejsning.",
    descriptionEn: "Earlier scheme for private afforestation. Replaced by the scheme Skovrejsning.",
    ...nobody,
  },
  "Forundersøgelse (VLP)": {
    descriptionDa:
      "Tilskud til at undersøge, om et vand- og lavbundsprojekt kan gennemføres. Etableringen søges for sig.",
    descriptionEn:
      "Support for studying whether a water and lowland project is feasible. Establishment is applied for separately.",
    ...privateAndMunicipal,
  },
  "NST Fosforvådområder": {
    descriptionDa: "Statens egne vådområder, der holder fosfor tilbage før en sø.",
    descriptionEn: "The state's own wetlands that hold back phosphorus before a lake.",
    ...natureAgencyOnly,
  },
  Fosforvådområder: {
    descriptionDa:
      "Vådområder, der holder fosfor tilbage, hvor en sø har brug for det. Først en forundersøgelse, så etablering.",
    descriptionEn:
      "Wetlands that hold back phosphorus where a lake needs it. First a preliminary examination, then establishment.",
    ...municipalitiesAndState,
  },
};
