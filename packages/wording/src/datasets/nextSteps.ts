import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { TextByLanguage } from "../language/languages.ts";

/** What a conflict asks of whoever wants to convert the land. */
type NextStepFacts = {
  /** What it means for the project. */
  means: TextByLanguage;
  /** The permit or hearing. */
  takes: TextByLanguage;
  /** Who decides, in Danish; null for the municipality the land lies in. */
  authority: string | null;
  /** How long it usually takes, or what is known of it. */
  duration: TextByLanguage;
  /** Where the rule or the form stands. */
  url: string;
};

const law = (year: number, number: number) =>
  `https://www.retsinformation.dk/eli/lta/${year}/${number}`;
const natureProtectionAct = law(2024, 927);

const forestAuthority = "Styrelsen for Grøn Arealomlægning og Vandmiljø";
const months: TextByLanguage = {
  da: "Regn med 2–4 måneder og derefter 4 ugers klagefrist.",
  en: "Allow 2–4 months, then 4 weeks in which others can appeal.",
};

/** Facts of the datasets that speak against a project, by their national ids. */
export const nextSteps: Readonly<Partial<Record<string, NextStepFacts>>> = {
  [datasetIds.protectedNature]: {
    means: {
      da: "Naturen må ikke ændre tilstand. Et vådere areal kan være godt for den, men det skal vurderes først.",
      en: "The habitat must not be changed. Wetter land may benefit it, but that has to be assessed first.",
    },
    takes: {
      da: "Dispensation fra naturbeskyttelseslovens § 3",
      en: "Exemption from section 3 of the Nature Protection Act",
    },
    authority: null,
    duration: months,
    url: natureProtectionAct,
  },
  [datasetIds.natura2000]: {
    means: {
      da: "Projektet må ikke skade det, området er udpeget for at beskytte.",
      en: "The project must not harm what the site is designated to protect.",
    },
    takes: {
      da: "Vurdering af påvirkningen af Natura 2000-området",
      en: "Assessment of the effect on the Natura 2000 site",
    },
    authority: null,
    duration: {
      da: "Regn med 1–3 måneder; længere, hvis en skade ikke kan udelukkes.",
      en: "Allow 1–3 months; longer if harm cannot be ruled out.",
    },
    url: law(2023, 1098),
  },
  [datasetIds.conservationAreas]: {
    means: {
      da: "Fredningens egne regler bestemmer, hvad du må ændre på arealet.",
      en: "The conservation order's own rules say what you may change on the land.",
    },
    takes: { da: "Dispensation fra fredningen", en: "Exemption from the conservation order" },
    authority: "Fredningsnævnet",
    duration: {
      da: "Regn med 3–6 måneder og derefter 4 ugers klagefrist.",
      en: "Allow 3–6 months, then 4 weeks in which others can appeal.",
    },
    url: "https://fredningsnaevn.dk/",
  },
  [datasetIds.forestReserve]: {
    means: {
      da: "Arealet skal forblive skov. En højere vandstand kan kræve, at pligten ophæves eller fraviges.",
      en: "The land must remain forest. A higher water level may require the duty to be lifted or waived.",
    },
    takes: {
      da: "Dispensation efter skovloven, eventuelt med erstatningsskov",
      en: "Exemption under the Forest Act, possibly with replacement forest",
    },
    authority: forestAuthority,
    duration: {
      da: "Styrelsens mål er 8 uger for de fleste sager.",
      en: "The agency aims to decide most cases within 8 weeks.",
    },
    url: "https://sgavmst.dk/skovbrug-og-landbrug/skovbrug/lovgivning-om-skovbrug/vejledning-om-skovloven/ansoegninger-efter-skovloven",
  },
  [datasetIds.forestMap2022]: {
    means: {
      da: "Her er skov i forvejen. Find ud af, om den er fredskov, før du ændrer vandstand eller drift.",
      en: "There is forest here already. Find out whether it is protected forest before you change the water level or the land use.",
    },
    takes: {
      da: "Ingen tilladelse i sig selv; i fredskov gælder skovloven",
      en: "No permit is needed as such; in protected forest the Forest Act applies",
    },
    authority: forestAuthority,
    duration: {
      da: "Et svar på, om det er fredskov, tager få uger.",
      en: "It takes a few weeks to find out whether it is protected forest.",
    },
    url: law(2023, 690),
  },
  [datasetIds.afforestationUnwanted]: {
    means: {
      da: "Kommuneplanen udpeger området som uønsket til skov. Andre projekter, for eksempel vådområder, er ikke omfattet.",
      en: "The municipal plan designates the area as unsuitable for forest. Other projects, such as wetlands, are not affected.",
    },
    takes: {
      da: "Tilladelse til at plante skov trods kommuneplanen",
      en: "Permission to plant forest despite the municipal plan",
    },
    authority: null,
    duration: months,
    url: law(2024, 572),
  },
  [datasetIds.ancientMonuments]: {
    means: {
      da: "Fortidsmindet må ikke ændres, og inden for 100 m må du ikke plante eller ændre terrænet.",
      en: "The monument must not be altered, and within 100 m you may not plant or change the terrain.",
    },
    takes: {
      da: "Dispensation fra beskyttelseslinjen (§ 18); for selve fortidsmindet fra Slots- og Kulturstyrelsen",
      en: "Exemption from the protection line (section 18); for the monument itself from the Agency for Culture and Palaces (Slots- og Kulturstyrelsen)",
    },
    authority: null,
    duration: months,
    url: natureProtectionAct,
  },
  [datasetIds.beachProtection]: {
    means: {
      da: "Inden for linjen må du ikke ændre terræn, plante eller sætte hegn.",
      en: "Within the line you may not change the terrain, plant or put up fences.",
    },
    takes: {
      da: "Dispensation fra strandbeskyttelseslinjen (§ 15)",
      en: "Exemption from the beach protection line (section 15)",
    },
    authority: "Kystdirektoratet",
    duration: {
      da: "Regn med 3–6 måneder og derefter 4 ugers klagefrist.",
      en: "Allow 3–6 months, then 4 weeks in which others can appeal.",
    },
    url: "https://kyst.dk/",
  },
  [datasetIds.lakeAndStreamProtection]: {
    means: {
      da: "Inden for linjen må du ikke ændre terrænet eller plante skov.",
      en: "Within the line you may not change the terrain or plant forest.",
    },
    takes: {
      da: "Dispensation fra sø- og åbeskyttelseslinjen (§ 16)",
      en: "Exemption from the lake and river protection line (section 16)",
    },
    authority: null,
    duration: months,
    url: natureProtectionAct,
  },
  [datasetIds.ochrePotential]: {
    means: {
      da: "En ændret vandstand kan sende okker ud i vandløbet. Det undersøges i forundersøgelsen.",
      en: "Changing the water level may release ochre into the stream. The preliminary examination looks into this.",
    },
    takes: {
      da: "Undersøgelse af okker, og tilladelse efter okkerloven, hvis du dræner eller graver",
      en: "Ochre study, and a permit under the Ochre Act if you drain or dig",
    },
    authority: null,
    duration: {
      da: "Undersøgelsen følger årstiden; regn med op til et år.",
      en: "The study follows the seasons; allow up to a year.",
    },
    url: law(2015, 1581),
  },
  [datasetIds.zoneMap]: {
    means: {
      da: "Arealet er planlagt til by eller sommerhuse. De fleste ordninger gælder kun i landzone.",
      en: "The land is planned for urban use or holiday homes. Most schemes apply only in rural zones.",
    },
    takes: {
      da: "Drøftelse af plangrundlaget, eventuelt ændret lokalplan",
      en: "Discussion of the planning basis, possibly an amended local plan",
    },
    authority: null,
    duration: {
      da: "En ny lokalplan tager omkring et år og sendes i høring i mindst 4 uger.",
      en: "A new local plan takes about a year and is out for consultation for at least 4 weeks.",
    },
    url: law(2024, 572),
  },
  [datasetIds.environmentCommitments]: {
    means: {
      da: "Der er allerede givet tilskud til arealet. Du kan ikke få tilskud to gange til det samme.",
      en: "A subsidy has already been granted for the land. You cannot be paid twice for the same thing.",
    },
    takes: {
      da: "Afklaring af, om tilsagnet kan ophøre eller indgå i projektet",
      en: "Clarification of whether the agreement can end or become part of the project",
    },
    authority: forestAuthority,
    duration: {
      da: "Spørg, før du søger: et tilsagn løber ofte i 5 eller 20 år.",
      en: "Ask before you apply: an agreement often runs for 5 or 20 years.",
    },
    url: "https://sgavmst.dk/",
  },
};
