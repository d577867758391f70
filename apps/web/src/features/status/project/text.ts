import { defineDanishText } from "@mars/wording/language/text";

const da = {
  lead: "{stage}. {what}{where}, {area}.",
  measureNone: "Projekt",
  where: " i {place}",
  effects: "Hvad projektet giver",
  area: "Areal",
  areaSize: "{wide} × {high} km fra yderkant til yderkant",
  mapAlt:
    "Kort: {name} med marker, skov, vandløb, kommunegrænser, stednavne og andre projekter omkring.",
  mapOpen: "Åbn et kort, du kan zoome i",
  mapClose: "Vis det faste kort",
  mapLabel: "Kort over {name}",
  mapLoading: "Henter kortet",
  mapDemo: "Kortet viser et opdigtet landskab.",
  noPlace: "Projektets omrids er ikke oplyst, så det kan ikke vises på et kort.",
  "calculation.title": "Sådan er effekten beregnet",
  "calculation.computed":
    "Effekten er beregnet ud fra projektets areal, dets virkemiddel og kortene over kulstofrig jord og kvælstofretention.",
  "calculation.imported":
    "Tallene er dem, myndigheden har offentliggjort for projektet. De er ikke beregnet her.",
  "calculation.entered":
    "Tallene er indtastet af en sagsbehandler. De er ikke beregnet ud fra kortene.",
  "calculation.beside":
    "Med MARS' regnemåde og kortene, som de er i dag, giver det samme areal andre tal. De tæller ikke med:",
  "calculation.beside.same": "MARS' egen beregning giver det samme:",
  "calculation.changed":
    "Kortene er ændret, siden tallene blev beregnet. Med kortene, som de er i dag, giver arealet disse tal. De tæller ikke med endnu:",
  "calculation.none":
    "Beregningen kan ikke vises. Der mangler et kort, et areal eller et virkemiddel.",
  "calculation.earlier": "Beregningen vises kun for i dag, fordi den bruger kortene, som de er nu.",
  "calculation.maps": "Kort: {maps}.",
  "calculation.supplementary": "Supplerende områder ændrer ikke effekten.",
  "units.title": "Her tæller projektet med",
  "units.intro":
    "Når et projekt ligger i flere enheder, deles effekten efter, hvor meget af arealet der ligger i hver.",
  "units.none": "Projektet ligger ikke i nogen kommune, trepart eller kystvandgruppe.",
  "units.unit": "Sted",
  "units.kind": "Type",
  "units.share": "Andel",
  "units.counted": "Med i rapporten",
  "units.leftOut": "Ikke med i rapporten",
  "units.table": "Steder, hvor projektet tæller med",
  "history.title": "Hvad er der sket?",
  "history.intro": "Fra det første tilsagn. Det, der skete før tilsagnet, er ikke offentligt.",
  "history.none": "Der er ingen oplysninger om, hvornår projektet skiftede stadie.",
  "history.after": "Effekt derefter: {nitrogen}, {extraction} lavbund og {afforestation} skov.",
  "facts.title": "Om projektet",
  "facts.stage": "Stadie",
  "facts.measure": "Virkemiddel",
  "facts.scheme": "Tilskudsordning",
  "facts.applied": "Ansøgt",
  "facts.id": "Projekt-id",
  "facts.supplementary": "Supplerende områder",
  "facts.undrawn": "ikke tegnet",
  "documents.title": "Dokumenter og data",
  "documents.none":
    "Projektet har ingen offentlige dokumenter. Ansøgning og afgørelse ligger i sagen hos myndigheden, og du kan søge om aktindsigt der.",
  "documents.outline": "Hent omridset (GeoJSON)",
  "documents.item": "Projektet som åbne data (OGC API)",
  "documents.map": "Hent kortet (SVG)",
  "documents.changes": "Se alle ændringer i {place}",
  "documents.cite": "henvisningen",
  cite: "MARS: {name}{where}. Pr. {day}: {stage}, {nitrogen} kvælstof om året, {extraction} lavbund, {afforestation} skov, {area}. {link}",
  unknown: "Vi kan ikke finde projektet",
  unknownText:
    "Det findes ikke, eller det var ikke offentligt på den valgte dag. Kun projekter med tilsagn er offentlige.",
  unknownList: "Se alle projekter",
};

/** Status pages are Danish in both languages (SPEC 9). */
export const projectPageText = defineDanishText(da);
