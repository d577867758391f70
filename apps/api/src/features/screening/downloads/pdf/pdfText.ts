import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import type { ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import type { Language } from "@mars/wording/language/languages";

const da = {
  kicker: "Screening",
  titleOf: (ha: string, place: string | null) =>
    place ? `${ha} ha i ${municipalityTitle(place)}` : `Screening af ${ha} ha`,
  demo: "Demonstration",
  demoText: "Nogle af tallene bygger på opdigtede demonstrationsdata.",
  guidance: "Resultatet er vejledende og ikke en afgørelse.",
  incomplete: (count: number) =>
    `${count} datasæt svarede ikke, så resultatet er ikke fuldstændigt.`,
  municipality: "Kommune",
  catchment: "Kystvandopland",
  parcels: "Matrikler",
  andMore: (count: number) => `og ${count} mere`,
  parcelsLeftOut: (count: number) =>
    count === 1
      ? "(1 nabomatrikel, som området rører med under 100 m², er udeladt.)"
      : `(${count} nabomatrikler, som området rører med under 100 m² hver, er udeladt.)`,
  takes: "Det kræver",
  from: "Hos",
  duration: "Tid (skøn)",
  link: "Åbn resultatet",
  qrAlt: (address: string) => `QR-kode med adressen ${address}`,
  qrCaption: "Scan koden for at åbne resultatet.",
  description: "Potentialer og konflikter for et område, med kilder og datoer.",
  author: "MARS",
  footer: (at: string, id: string) => `Screening ${id} · ${at}`,
  area: "Areal",
  carbon: "Kulstofrig lavbundsjord",
  conflicts: "Konflikter",
  potentials: "Potentialer",
  mapAlt: (ha: string) =>
    `Kort over det screenede område på ${ha} ha med de fund, der ligger i det.`,
  mapCaption: "Det screenede område med potentialer og konflikter. EPSG:25832.",
  comparison: "Alternativer",
  comparisonDescription: "Alternativer side om side: beløb, effekter, konflikter og frister.",
  comparisonKey:
    "Kortene viser det samme udsnit: området med mørk streg, potentialer grønne, konflikter skraverede.",
  comparisonSource: (source: string) =>
    `Beløb én gang; vejledende, fastsættes ved tilsagn. Satser: ${source}.`,
  comparisonQr: "Scan koden for at åbne sammenligningen.",
  legendArea: "Området",
  legendPotential: "Potentiale",
  legendConflict: "Konflikt",
  north: "N",
  effects: "Effekter pr. virkemiddel",
  measure: "Virkemiddel",
  nitrogen: "Mindre kvælstof",
  extraction: "Udtagning",
  afforestation: "Skovrejsning",
  offLand: "Området ligger ikke på land i Danmark.",
  noSchemes: "Ingen ordning kan bruges, fordi området ikke ligger på land i Danmark.",
  noEffects: "Vi beregner ingen effekt, fordi området ikke ligger på land i Danmark.",
  schemes: "Tilskudsordninger",
  schemesAt: (at: string, applicant: ApplicantChoice | null) =>
    applicant === null
      ? `Vurderet ${at}. Hvem der kan søge, vurderes først, når du er logget ind.`
      : `Vurderet ${at} for ${{ private: "en privatperson", company: "en virksomhed", municipality: "en kommune", natureAgency: "Naturstyrelsen" }[applicant]}.`,
  options: "Det kan du gøre",
  others: {
    more: "Passer også",
    taken: "Passer, men er optaget",
    notOpen: "Ikke åben nu",
    unfit: "Passer ikke",
    unknown: "Kunne ikke vurderes",
  },
  payment: "Beløb, vejledende",
  paymentNote:
    "Beløb betales én gang, er vejledende, skattepligtige og før dine udgifter; de fastsættes ved tilsagn.",
  calculation: "Sådan er beløbet regnet",
  abbreviations: (all: string) => `Forkortelser: ${all}.`,
  usable: "Kan bruges",
  gives: "Giver",
  land: "Jorden",
  rate: "Sats pr. ha",
  scheme: "Ordning",
  period: "Ansøgning",
  open: "åben nu",
  until: (day: string) => `åben til ${day}`,
  opens: (day: string) => `åbner ${day}`,
  fitsNot: "Området opfylder ikke alle ordningens krav.",
  rule: "Krav",
  verdict: "Vurdering",
  measured: "Målt",
  findingsOf: { potential: "Potentialer", conflict: "Konflikter", background: "Fakta om området" },
  nothingFound: "Området berører ingen af disse datasæt.",
  dataset: "Datasæt",
  overlap: "Overlap",
  share: "Andel",
  touched: "Berørte",
  source: "Kilde",
  failed: "Fejl under analyse",
  failedText: (titles: string) => `Disse datasæt svarede ikke: ${titles}. Prøv igen senere.`,
  neighbours: "Eksisterende projekter",
  neighboursText: (count: number, overlap: string) =>
    count === 1
      ? `Området er tegnet hen over et eksisterende projekt (${overlap}). Tal med projektets ejer om afgrænsningen, før du ansøger.`
      : `Området er tegnet hen over ${count} eksisterende projekter (${overlap} i alt). Tal med ejerne om afgrænsningen, før du ansøger.`,
  sketches: "Skitseprojekter i udgivne planer",
  sketchesText: (count: number, overlap: string) =>
    count === 1
      ? `En kommune har planlagt et skitseprojekt her (${overlap}). Det er ikke et eksisterende projekt, men tal gerne med kommunen.`
      : `Kommuner har planlagt ${count} skitseprojekter her (${overlap} i alt). Det er ikke eksisterende projekter, men tal gerne med kommunen.`,
  near: (count: number, metres: string) =>
    count === 1
      ? `1 projekt ligger inden for ${metres} m.`
      : `${count} projekter ligger inden for ${metres} m.`,
  notShown: (count: number) =>
    count === 1 ? "1 projekt mere vises ikke." : `${count} projekter mere vises ikke.`,
  away: (metres: string) => `${metres} m væk`,
  project: "Projekt",
  receipt: "Kvittering",
  fact: "Oplysning",
  content: "Indhold",
  id: "Id",
  hash: "Områdets fingeraftryk",
  created: "Udført",
  expires: "Kan åbnes til",
  asked: "Hentet hos kilden",
  versions: "Datasæt og versioner",
  version: "Version",
  updated: "Opdateret",
};

export type ScreeningPdfText = typeof da;

const en: ScreeningPdfText = {
  kicker: "Screening",
  titleOf: (ha, place) => (place ? `${ha} ha in ${place} Municipality` : `Screening of ${ha} ha`),
  demo: "Demonstration",
  demoText: "Some of the figures are based on made-up demonstration data.",
  guidance: "The result is guidance, not a decision.",
  incomplete: (count) =>
    `${count} ${count === 1 ? "dataset" : "datasets"} did not respond, so the result is incomplete.`,
  municipality: "Municipality",
  catchment: "Coastal catchment",
  parcels: "Parcels",
  andMore: (count) => `and ${count} more`,
  parcelsLeftOut: (count) =>
    count === 1
      ? "(1 neighbouring parcel with an overlap of less than 100 m² is left out.)"
      : `(${count} neighbouring parcels with overlaps of less than 100 m² each are left out.)`,
  takes: "What is required",
  from: "From",
  duration: "Time (estimate)",
  link: "Open the result",
  qrAlt: (address) => `QR code with the address ${address}`,
  qrCaption: "Scan the code to open the result.",
  description: "Opportunities and conflicts in an area, with sources and dates.",
  author: "MARS",
  footer: (at, id) => `Screening ${id} · ${at}`,
  area: "Area",
  carbon: "Carbon-rich lowland soil",
  conflicts: "Conflicts",
  potentials: "Opportunities",
  mapAlt: (ha) => `Map of the screened area of ${ha} ha with the findings in it.`,
  mapCaption: "The screened area with opportunities and conflicts. EPSG:25832.",
  comparison: "Alternatives",
  comparisonDescription: "Alternatives side by side: amounts, effects, conflicts and deadlines.",
  comparisonKey:
    "The maps show the same section: the area with a dark line, opportunities green, conflicts hatched.",
  comparisonSource: (source) =>
    `One-off amounts; indicative, set with the approval. Rates: ${source}.`,
  comparisonQr: "Scan the code to open the comparison.",
  legendArea: "The area",
  legendPotential: "Opportunity",
  legendConflict: "Conflict",
  north: "N",
  effects: "Effects by measure",
  measure: "Measure",
  nitrogen: "Less nitrogen",
  extraction: "Set-aside",
  afforestation: "Afforestation",
  offLand: "The area is not on land in Denmark.",
  noSchemes: "No scheme can be used because the area is not on land in Denmark.",
  noEffects: "No effect is calculated because the area is not on land in Denmark.",
  schemes: "Subsidy schemes",
  schemesAt: (at, applicant) =>
    applicant === null
      ? `Assessed ${at}. Who can apply is assessed once you are logged in.`
      : `Assessed ${at} for ${{ private: "a private individual", company: "a company", municipality: "a municipality", natureAgency: "the Danish Nature Agency" }[applicant]}.`,
  options: "What you can do",
  others: {
    more: "Also fit",
    taken: "Fit, but are taken",
    notOpen: "Not open now",
    unfit: "Do not fit",
    unknown: "Could not be assessed",
  },
  payment: "Amount, indicative",
  paymentNote:
    "Amounts are one-off, indicative, taxable and before your costs; they are set with the approval.",
  calculation: "How the amount is calculated",
  abbreviations: (all: string) => `Abbreviations: ${all}.`,
  usable: "Usable",
  gives: "Gives",
  land: "The land",
  rate: "Rate per ha",
  scheme: "Scheme",
  period: "Application",
  open: "open now",
  until: (day: string) => `open until ${day}`,
  opens: (day: string) => `opens ${day}`,
  fitsNot: "The area does not meet all the scheme's requirements.",
  rule: "Requirement",
  verdict: "Assessment",
  measured: "Measured",
  findingsOf: {
    potential: "Opportunities",
    conflict: "Conflicts",
    background: "Facts about the area",
  },
  nothingFound: "The area does not overlap any of these datasets.",
  dataset: "Dataset",
  overlap: "Overlap",
  share: "Share",
  touched: "Affected",
  source: "Source",
  failed: "Error during analysis",
  failedText: (titles) => `These datasets did not respond: ${titles}. Try again later.`,
  neighbours: "Existing projects",
  neighboursText: (count, overlap) =>
    count === 1
      ? `Your area overlaps an existing project (${overlap}). Talk to the project's owner about the boundary before you apply.`
      : `Your area overlaps ${count} existing projects (${overlap} in total). Talk to the owners about the boundaries before you apply.`,
  sketches: "Sketch projects in published plans",
  sketchesText: (count, overlap) =>
    count === 1
      ? `A municipality has planned a sketch project here (${overlap}). It is not an existing project, but you may want to talk to the municipality.`
      : `Municipalities have planned ${count} sketch projects here (${overlap} in total). They are not existing projects, but you may want to talk to the municipality.`,
  near: (count, metres) =>
    count === 1 ? `1 project is within ${metres} m.` : `${count} projects are within ${metres} m.`,
  notShown: (count) =>
    count === 1 ? "1 more project is not shown." : `${count} more projects are not shown.`,
  away: (metres) => `${metres} m away`,
  project: "Project",
  receipt: "Receipt",
  fact: "Fact",
  content: "Content",
  id: "ID",
  hash: "Fingerprint of the area",
  created: "Created",
  expires: "Can be opened until",
  asked: "Retrieved from the source",
  versions: "Datasets and versions",
  version: "Version",
  updated: "Updated",
};

export const pdfText: Readonly<Record<Language, ScreeningPdfText>> = { da, en };
