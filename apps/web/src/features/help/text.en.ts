import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  title: "Do you need help?",
  close: "Close",
  "helpCenter.title": "Help Center",
  "helpCenter.text": "Guides, answers to questions and how to contact support.",
  "datasets.title": "Dataset monitoring",
  "datasets.text": "See whether the map layers are available right now.",
  "operations.title": "Operating information",
  "operations.text": "Planned updates and disruptions.",
  "terms.title": "Special terms of use",
  "terms.text": "Terms for the use of Danish public data and maps.",
  aboutApp: "About {name}",
  aboutPortal: "About {name} and the Danish Environmental Portal",
  "about.product":
    "{name} is the shared platform for converting land under the green tripartite agreement. Anyone can screen an area and follow progress. Local tripartites can plan, and applicants can apply for subsidies and follow their projects.",
  "about.family":
    "{name} is one of the systems in the Danish Environmental Portal, where the state, regions and municipalities collect their environmental data. You can open the other systems from 'Related systems', and your selected area and layers come with you.",
  "about.data":
    "The figures come from the projects and plans registered in {name} and from public map layers. The date is shown next to the figures.",
  accessibility: "Accessibility statement",
  operatedBy: "Operated by",
  inPortal: "as part of the",
  portal: "Danish Environmental Portal",
};
