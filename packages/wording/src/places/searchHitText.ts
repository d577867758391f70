import { defineText } from "../language/text.ts";

/** What a hit of the search is, next to its name. */
export const searchHitText = defineText({
  da: {
    address: "Adresse",
    place: "Sted",
    municipality: "Kommune",
    parcel: "Matrikel",
    fieldBlock: "Markblok",
    subcatchment: "Delopland",
    subcatchmentOf: "Delopland i kystvandgruppen {group}",
    tripartite: "Lokal trepart",
    plan: "Kystvandgruppe",
    project: "Projekt",
    district: "Ejerlav",
    town: "By",
    stream: "Vandløb",
    invented: "{what} (opdigtet)",
  },
  en: {
    address: "Address",
    place: "Place",
    municipality: "Municipality",
    parcel: "Land parcel",
    fieldBlock: "Field block",
    subcatchment: "Sub-catchment",
    subcatchmentOf: "Sub-catchment in the coastal water group {group}",
    tripartite: "Local tripartite",
    plan: "Coastal water group",
    project: "Project",
    district: "Cadastral district",
    town: "Town",
    stream: "Watercourse",
    invented: "{what} (made up)",
  },
});
