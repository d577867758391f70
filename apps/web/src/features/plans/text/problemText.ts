import { defineText } from "@mars/wording/language/text";
import { registerProblemSentences } from "../../../lib/http/problemSentence.ts";

registerProblemSentences(
  defineText({
    da: {
      "plan.not-draft": "Intet er ændret, siden planen blev udgivet.",
      "plan.not-published": "Planen er ikke udgivet.",
      "plan.reason-needed":
        "Skriv, hvorfor planen udgives, selv om noget tæller dobbelt eller mangler et virkemiddel.",
      "sketch.not-confirmed": "Bekræft, at der skal oprettes flere skitseprojekter.",
      "sketch.nothing-left": "Hele skitsen ville blive fjernet. Slet den i stedet.",
      "sketch.measure-not-of-scheme": "Ordningen har et andet virkemiddel.",
      "sketch.scheme-unknown": "Ordningen findes ikke.",
      "sketch.measure-unknown": "Virkemidlet findes ikke.",
      "subcatchment.unknown": "Deloplandet hører ikke til planen.",
      "geometry.outside-report": "Området ligger uden for kystvandgruppens opland.",
      "text.required": "Feltet skal udfyldes.",
      "text.too-long": "Teksten er for lang.",
    },
    en: {
      "plan.not-draft": "Nothing has changed since the plan was published.",
      "plan.not-published": "The plan has not been published.",
      "plan.reason-needed":
        "Say why you are publishing although something is counted twice or has no measure.",
      "sketch.not-confirmed": "Confirm that you want to create several sketch projects.",
      "sketch.nothing-left": "The whole sketch would be removed. Delete it instead.",
      "sketch.measure-not-of-scheme": "The scheme uses another measure.",
      "sketch.scheme-unknown": "The scheme does not exist.",
      "sketch.measure-unknown": "The measure does not exist.",
      "subcatchment.unknown": "The sub-catchment does not belong to the plan.",
      "geometry.outside-report": "The area is outside the coastal water group's catchment.",
      "text.required": "This field is required.",
      "text.too-long": "The text is too long.",
    },
  }),
);
