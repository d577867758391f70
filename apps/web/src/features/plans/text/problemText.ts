import { defineText } from "@mars/wording/language/text";
import { registerProblemSentences } from "../../../lib/http/problemSentence.ts";

registerProblemSentences(
  defineText({
    da: {
      "plan.not-draft": "Intet er ændret, siden planen blev udgivet.",
      "plan.retired": "Kystvandgruppen er nedlagt. Du kan læse planen, men ikke ændre den.",
      "plan.not-published": "Planen er ikke udgivet.",
      "plan.reason-needed":
        "Skriv, hvorfor planen udgives, selv om noget tæller dobbelt eller mangler et virkemiddel.",
      "sketch.not-confirmed": "Bekræft, at der skal oprettes flere skitseprojekter.",
      "sketch.nothing-left": "Hele skitsen ville blive fjernet. Slet den i stedet.",
      "sketch.no-overlap": "De to overlapper ikke længere hinanden.",
      "sketch.there-again": "Skitsen findes allerede i planen.",
      "sketch.measure-not-of-scheme": "Ordningen har et andet virkemiddel.",
      "sketch.scheme-unknown": "Ordningen findes ikke.",
      "sketch.measure-unknown": "Virkemidlet findes ikke.",
      "subcatchment.unknown": "Deloplandet hører ikke til planen.",
      "geometry.outside-report": "Området ligger uden for kystvandgruppens opland.",
      "text.required": "Feltet skal udfyldes.",
      "text.too-long": "Teksten er for lang.",
      "effects.negative": "Dette felt skal være >= 0",
      "effects.too-large": "Effekten er større, end et projekt kan give. Tjek kommaet.",
      "geometry.empty": "Der er intet område endnu. Tegn mindst tre punkter.",
      "geometry.self-crossing":
        "Området krydser sig selv. Flyt et punkt, så linjerne ikke krydser.",
      "geometry.too-large": "Området er for stort. Del det i flere skitser.",
      "geometry.too-many-vertices": "Området har for mange punkter.",
      "geometry.too-tangled": "Området er for indviklet. Tegn det enklere.",
      "geometry.polygons-overlap": "To dele af området overlapper hinanden.",
      "geometry.hole-outside": "Hullet skal ligge inde i området.",
      "geometry.hole-in-hole": "Hullet ligger inde i et andet hul.",
      "geometry.outside-denmark": "Området ligger uden for Danmark. Tjek koordinaterne.",
    },
    en: {
      "plan.not-draft": "Nothing has changed since the plan was published.",
      "plan.retired":
        "The coastal water group has been discontinued. You can read the plan, but not change it.",
      "plan.not-published": "The plan has not been published.",
      "plan.reason-needed":
        "Say why you are publishing although something is counted twice or has no measure.",
      "sketch.not-confirmed": "Confirm that you want to create several sketch projects.",
      "sketch.nothing-left": "The whole sketch would be removed. Delete it instead.",
      "sketch.no-overlap": "The two no longer overlap.",
      "sketch.there-again": "The sketch is already in the plan.",
      "sketch.measure-not-of-scheme": "The scheme uses another measure.",
      "sketch.scheme-unknown": "The scheme does not exist.",
      "sketch.measure-unknown": "The measure does not exist.",
      "subcatchment.unknown": "The sub-catchment does not belong to the plan.",
      "geometry.outside-report": "The area is outside the coastal water group's catchment.",
      "text.required": "This field is required.",
      "text.too-long": "The text is too long.",
      "effects.negative": "This field must be >= 0",
      "effects.too-large": "The effect is larger than a project can have. Check the decimal point.",
      "geometry.empty": "There is no area yet. Draw at least three points.",
      "geometry.self-crossing":
        "The area crosses itself. Move a point so that the lines do not cross.",
      "geometry.too-large": "The area is too large. Divide it into several sketches.",
      "geometry.too-many-vertices": "The area has too many points.",
      "geometry.too-tangled": "The area is too complicated. Draw a simpler one.",
      "geometry.polygons-overlap": "Two parts of the area overlap.",
      "geometry.hole-outside": "The hole must be inside the area.",
      "geometry.hole-in-hole": "The hole is inside another hole.",
      "geometry.outside-denmark": "The area is outside Denmark. Check the coordinates.",
    },
  }),
);
