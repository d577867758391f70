import type { da } from "./text.da.ts";

export const en: Record<keyof typeof da, string> = {
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
