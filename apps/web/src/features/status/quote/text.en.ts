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
  png: "Picture (PNG)",
  svg: "Picture (SVG)",
  embed: "Embed",
  definition:
    "Established: finished projects. Committed: projects approved for preliminary examination or establishment, and established ones. Sketch projects are left out.",
  unitDefinition:
    "A project counts with the part of it that is in the area. Committed: projects approved for preliminary examination or establishment, and established ones. Sketch projects are left out.",
  "goal.established":
    "{established} of {goal} is established ({establishedAmount} of {whole} {unit}).",
  "goal.committed":
    "{committed} of {goal} is committed ({committedAmount} of {whole} {unit}, established included).",
  "goal.both":
    "{established} of {goal} is established ({establishedAmount} of {whole} {unit}), and {committed} is committed ({committedAmount} {unit}, established included).",
  unit: "committed projects in {name} give {committedAmount} {unit} of {effect}, of which {establishedAmount} {unit} is established. That is {share} of the national goal.",
};
