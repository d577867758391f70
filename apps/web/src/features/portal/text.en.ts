import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  none: "There are no related systems to show.",
  seeAll: "See all the systems",
  forgetChoice: "Forget my choice",
  forgetPreference: "Forget my preference",
  opening: "Loading the system",
  title: "You are about to open {name}",
  continue: "Continue to {name}",
  newTab: "Open in new tab",
  cancel: "Cancel",
  note: "The selected area and the layers that are on come with you.",
  noteArea: "The selected area comes with you.",
  noteLayers: "The layers that are on come with you.",
  noteNothing: "You have not selected an area here, so the system opens without one.",
  remember: "Do not show this message again",
  systems: "Systems in the Danish Environmental Portal",
  filterLabel: "Find a system",
  filter: "Filter...",
  suggested: "Suggested systems",
  others: "Other systems",
  found_zero: "No systems",
  found_one: "1 system",
  found_other: "{count} systems",
};
