import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  page: "My land",
  panel: "What is public about the land",
  map: "Map where you can choose a land parcel",
  "search.label": "Parcel number",
  "search.labelAddress": "Parcel number or address",
  "search.hint": "Enter the number and district, or click the land on the map.",
  "search.show": "Show",
  "search.missing": "We found no parcel for '{asked}'. Zoom in and click the land on the map.",
  "search.missingHere": "There is no parcel here.",
  "search.failed": "The search did not respond. Try again.",
  searching: "Finding the land",
  "title.ask": "What is public about your land?",
  "title.reading": "{land}",
  "title.project_one": "The land is part of a project.",
  "title.project_other": "The land is part of {count} projects.",
  "title.sketch_one": "The land is part of a sketch. Nothing is decided.",
  "title.sketch_other": "The land is part of {count} sketches. Nothing is decided.",
  "title.none": "The land is not part of any project.",
  "ask.text":
    "Find a parcel to see which projects and plans include it, what happens now, whom you can write to, and what the land could give.",
  "lead.project": "{part} of {whole} is in approved projects.",
  "lead.sketch":
    "{part} of {whole} is drawn into a published plan. A sketch is an idea, and you decide whether to take part.",
  "lead.none": "No approved projects and no published sketches are on the {whole}.",
  "public.title": "What is public about the land",
  "row.plan": "Plan",
  "row.project": "Project",
  "row.sketch": "Sketch",
  "row.need": "Need",
  "row.nature": "Constraints",
  "plan.published": "The land is in the plan for {name}. Version {version} was published on {day}.",
  "plan.unpublished": "The land is in {name}. The plan has not been published.",
  "plan.open": "See the plan",
  "project.line": "{part} of {whole} is in {name} ({stage}).",
  "project.open": "See the project",
  "project.none":
    "No approved projects on the parcel. Applications without an approval are not public.",
  "sketch.line": "{part} of {whole} is part of the sketch {name}. A sketch binds no one.",
  "sketch.none": "No published sketches on the parcel.",
  "need.line":
    "In the sub-catchment {name}, {missing} is missing of the {need} of nitrogen to be removed a year.",
  "need.covered":
    "The need of the sub-catchment {name} ({need} of nitrogen a year) is covered by approved projects.",
  "need.none": "The sub-catchment {name} does not need less nitrogen.",
  "nature.none": "No protected nature, protected forest or conservation area.",
  "nature.line": "{title}: {part}",
  "next.title": "What happens now",
  "next.project":
    "The project is under way. The municipality can tell you what it means for your land.",
  "next.sketch":
    "The municipality may contact the owners about the sketch. You can say yes, say no or ask questions.",
  "next.none":
    "Nothing has started. You can examine what the land can be used for, or ask the municipality.",
  "give.title": "What the land could give",
  "give.none": "No open scheme pays for anything here now.",
  "give.open": "Examine the land",
  "give.terms": "Once; indicative. The amount is set with the approval.",
  "follow.title": "Get a message when something changes here",
  "follow.text": "Projects and published plans",
  "follow.on": "Get messages",
  "follow.off": "Stop messages",
  "follow.told": "You get a message under the bell.",
  "follow.signIn": "Log in to get messages",
  "follow.feed": "Follow the land without logging in (Atom)",
};
