import { MAX_SAVED_AREAS } from "@mars/contracts/screening/savedAreas";
import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "screening.unknown": {
    status: 404,
    title: "There is no such screening",
    da: "Der findes ingen screening med det id.",
    en: "There is no screening with that id.",
  },
  "screening.expired": {
    status: 410,
    title: "The screening has expired",
    da: "Screeningen er slettet, fordi den er for gammel. Lav en ny.",
    en: "The screening has been deleted because it is too old. Make a new one.",
  },
  "screening.scheme-unknown": {
    status: 404,
    title: "There is no such subsidy scheme",
    da: "Der findes ingen tilskudsordning med det id i `subsidySchemeId`. Brug et id fra /api/master-data.",
    en: "There is no subsidy scheme with the id in `subsidySchemeId`. Use an id from /api/master-data.",
  },
  "screening.nothing-left": {
    status: 422,
    title: "Nothing would be left of the area",
    da: "Der ville ikke være noget tilbage af området. Vælg en anden ordning, eller tegn et større område.",
    en: "Nothing would be left of the area. Choose another scheme, or draw a larger area.",
  },
  "saved-area.too-many": {
    status: 409,
    title: `Nobody has more than ${MAX_SAVED_AREAS} saved areas`,
    da: "Listen er fuld. Fjern et område, før du gemmer et nyt.",
    en: "The list is full. Remove an area before you save another.",
  },
  "dataset.unknown": {
    status: 404,
    title: "There is no such dataset",
    da: "Screeningen har intet datasæt med det id i `datasetId`.",
    en: "The screening has no dataset with the id in `datasetId`.",
  },
});
