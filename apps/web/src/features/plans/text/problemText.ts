import { defineText } from "@mars/wording/language/text";
import { registerProblemSentences } from "../../../lib/http/problemSentence.ts";

registerProblemSentences(
  defineText({
    da: {
      "plan.not-draft": "Intet er ændret, siden planen blev udgivet.",
      "plan.not-published": "Planen er ikke udgivet.",
      "sketch.not-confirmed": "Bekræft, at der skal oprettes flere skitseprojekter.",
      "sketch.nothing-left": "Der ville ikke være noget tilbage af skitsen. Slet den i stedet.",
      "sketch.measure-not-of-scheme": "Ordningen har et andet virkemiddel.",
      "sketch.scheme-unknown": "Ordningen findes ikke.",
      "sketch.measure-unknown": "Virkemidlet findes ikke.",
      "subcatchment.unknown": "Deloplandet hører ikke til planen.",
      "geometry.outside-report": "Området ligger uden for kystvandgruppens opland.",
      "text.required": "Skriv et navn.",
      "text.too-long": "Teksten er for lang.",
    },
    en: {
      "plan.not-draft": "Nothing has changed since the plan was published.",
      "plan.not-published": "The plan is not published.",
      "sketch.not-confirmed": "Confirm that several sketch projects are to be created.",
      "sketch.nothing-left": "Nothing of the sketch would be left. Delete it instead.",
      "sketch.measure-not-of-scheme": "The scheme has another measure.",
      "sketch.scheme-unknown": "There is no such scheme.",
      "sketch.measure-unknown": "There is no such measure.",
      "subcatchment.unknown": "The sub-catchment does not belong to the plan.",
      "geometry.outside-report": "The area lies outside the coastal water group's catchment.",
      "text.required": "Write a name.",
      "text.too-long": "The text is too long.",
    },
  }),
);
