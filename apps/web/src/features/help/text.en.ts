import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  title: "Do you need help?",
  close: "Close",
  "helpCenter.title": "Help Center",
  "helpCenter.text": "Guides, answers to questions and contact to support.",
  "datasets.title": "Dataset monitoring",
  "datasets.text": "See whether the map layers are available right now.",
  "operations.title": "Operating information",
  "operations.text": "Planned updates and disruptions.",
  "terms.title": "Special terms of use",
  "terms.text": "Terms for the use of Danish public data and maps.",
  aboutApp: "About {name}",
  aboutPortal: "About {name} and the Danish Environmental Portal",
  "about.product":
    "{name} is the common platform for the green tripartite's conversion of land. Anyone can screen an area and follow the status, local tripartites plan, and applicants apply and follow their projects.",
  "about.family":
    "{name} is one of the systems of the Danish Environmental Portal, where state, regions and municipalities gather their environmental data. Open the others from 'Related systems': your selected area and your layers stay.",
  "about.data":
    "The figures come from the projects and plans registered in {name} and from public map layers. Their date always stands beside them.",
  operatedBy: "Operated by",
  inPortal: "as part of the",
  portal: "Danish Environmental Portal",
};
