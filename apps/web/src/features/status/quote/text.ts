import { defineText } from "@mars/wording/language/text";

const da = {
  asOf: "Pr. {day}",
  on: "Pr. {day}",
  source: "Kilde: {source}.",
  share: "Andel",
  amount: "Mængde",
  day: "Opgjort pr.",
  link: "Link",
  country: "hele landet",
  title: "{effect}, {place}",
  copyTable: "Kopier tabel",
  png: "Billede (PNG)",
  svg: "Billede (SVG)",
  embed: "Indlejr",
  "embed.kept":
    "Kopier linjen ind på din egen side. Den bliver ved med at vise det, du citerer: {words}.",
  definition:
    "Anlagt: færdige projekter. Med tilsagn: projekter med tilsagn til forundersøgelse eller etablering og anlagte projekter. Skitser tæller ikke med.",
  unitDefinition:
    "Et projekt tæller med den del af det, der ligger i området. Med tilsagn: projekter med tilsagn til forundersøgelse eller etablering og anlagte projekter. Skitser tæller ikke med.",
  "goal.established": "er {established} af {goal} anlagt ({establishedAmount} af {whole} {unit}).",
  "goal.committed":
    "har {committed} af {goal} tilsagn ({committedAmount} af {whole} {unit}, inklusive anlagt).",
  "goal.both":
    "er {established} af {goal} anlagt ({establishedAmount} af {whole} {unit}), og {committed} har tilsagn ({committedAmount} {unit}, inklusive anlagt).",
  basis: "af det nationale mål på {goal}",
  "unit.nitrogen":
    "giver projekter med tilsagn {where} {committedAmount} t kvælstof om året, heraf {establishedAmount} t anlagt. I alt er det {share} {basis}.",
  "unit.land":
    "giver projekter med tilsagn {where} {committedAmount} ha {effect}, heraf {establishedAmount} ha anlagt. I alt er det {share} {basis}.",
  "need.title": "Kvælstofbehov, {place}",
  "need.basis": "af behovet på {need} om året",
  "need.approved": "Har tilsagn",
  "need.lacking": "Mangler tilsagn",
  "need.missing":
    "mangler {name} {missing} kvælstof om året. {share} af behovet på {need} har tilsagn.",
  "need.covered": "er hele behovet {where} på {need} kvælstof om året dækket med tilsagn.",
  "need.definition":
    "Behovet er det kvælstof, projekter på land skal fjerne i hvert delopland. Et overskud i ét delopland dækker ikke et andet. Skitser tæller ikke med.",
};

const en: Record<keyof typeof da, string> = {
  asOf: "As of {day},",
  on: "As of {day}",
  source: "Source: {source}.",
  share: "Share",
  amount: "Amount",
  day: "As of",
  link: "Link",
  country: "the whole country",
  title: "{effect}, {place}",
  copyTable: "Copy table",
  png: "Image (PNG)",
  svg: "Image (SVG)",
  embed: "Embed",
  "embed.kept":
    "Copy the line into your own page. It goes on showing what you are quoting: {words}.",
  definition:
    "Established: finished projects. Approved: projects approved for preliminary examination or establishment, and established projects. Sketch projects are not included.",
  unitDefinition:
    "Only the part of a project that is in the area counts. Approved: projects approved for preliminary examination or establishment, and established projects. Sketch projects are not included.",
  "goal.established":
    "{established} of {goal} is established ({establishedAmount} of {whole} {unit}).",
  "goal.committed":
    "{committed} of {goal} is approved ({committedAmount} of {whole} {unit}, including established).",
  "goal.both":
    "{established} of {goal} is established ({establishedAmount} of {whole} {unit}), and {committed} is approved ({committedAmount} {unit}, including established).",
  basis: "of the national goal of {goal}",
  "unit.nitrogen":
    "approved projects {where} remove {committedAmount} t of nitrogen a year, {establishedAmount} t of it established. Together that is {share} {basis}.",
  "unit.land":
    "approved projects {where} contribute {committedAmount} ha of {effect}, {establishedAmount} ha of it established. Together that is {share} {basis}.",
  "need.title": "Nitrogen need, {place}",
  "need.basis": "of the need of {need} a year",
  "need.approved": "Approved",
  "need.lacking": "Not yet approved",
  "need.missing":
    "{name} is {missing} of nitrogen a year short. {share} of the need of {need} is approved.",
  "need.covered": "the whole need {where}, {need} of nitrogen a year, is covered by approvals.",
  "need.definition":
    "The need is the nitrogen that projects on land must remove in each sub-catchment. A surplus in one sub-catchment does not cover another. Sketches are not counted.",
};

export const quoteText = defineText({ da, en });
