import { defineText } from "@mars/wording/language/text";

/** What the catalogue says for itself; the datasets' own words are with them. */
export const catalogueText = defineText({
  da: {
    /** Of the European list of languages. */
    languageCode: "DAN",
    title: "MARS – åbne data",
    about: "Data om omlægningen af Danmarks arealer: projekter, skitser, oplande og statens jord.",
    category: "Arealomlægning",
    serviceAbout: "Alle samlinger efter OGC API Features, med filtre og flere koordinatsystemer.",
    datasetByService:
      "{title} gennem OGC API Features: side for side, med filtre og i flere koordinatsystemer.",
    datasetByFile: "{title} som {format}: hele samlingen i én fil.",
    "theme.scheme": "Datatema",
    "theme.AGRI": "Landbrug, fiskeri, skovbrug og fødevarer",
    "theme.ENVI": "Miljø",
    "theme.GOVE": "Regeringen og den offentlige sektor",
    "theme.REGI": "Regioner og byer",
    available: "Tilgængelig",
    "publisher.scheme": "Udgivertype",
    "publisher.NationalAuthority": "National myndighed",
    "licence.Attribution": "Kildeangivelse",
    "licence.PublicDomain": "Offentlig ejendom",
  },
  en: {
    languageCode: "ENG",
    title: "MARS – open data",
    about:
      "Data on the conversion of Denmark's land: projects, sketches, catchments and state land.",
    category: "Land conversion",
    serviceAbout:
      "All collections by OGC API Features, with filters and several coordinate systems.",
    datasetByService:
      "{title} by OGC API Features: page by page, with filters and in several coordinate systems.",
    datasetByFile: "{title} as {format}: the whole collection in one file.",
    "theme.scheme": "Data theme",
    "theme.AGRI": "Agriculture, fisheries, forestry and food",
    "theme.ENVI": "Environment",
    "theme.GOVE": "Government and public sector",
    "theme.REGI": "Regions and cities",
    available: "Available",
    "publisher.scheme": "Publisher type",
    "publisher.NationalAuthority": "National authority",
    "licence.Attribution": "Attribution",
    "licence.PublicDomain": "Public domain",
  },
});
