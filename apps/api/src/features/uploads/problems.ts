import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "upload.too-large": {
    status: 413,
    title: "The file is too large",
    da: "Filen er for stor.",
    en: "The file is too large.",
  },
  "upload.wrong-type": {
    status: 415,
    title: "Only zip files are taken",
    da: "Filen skal være en zip-fil.",
    en: "The file must be a zip file.",
  },
  "upload.missing-file": {
    status: 400,
    title: "No file was sent",
    da: "Der er ingen fil. Send en zip-fil i feltet `file`.",
    en: "There is no file. Send a zip file in the field `file`.",
  },
  "upload.too-many-at-once": {
    status: 429,
    title: "Too many files of one caller wait to be read",
    da: "Du har for mange filer i kø. Vent, til de er læst.",
    en: "You have too many files waiting. Wait until they have been read.",
  },
  "upload.busy": {
    status: 503,
    title: "Too many files wait to be read",
    da: "Der er mange filer i kø lige nu. Prøv igen om lidt.",
    en: "Many files are waiting right now. Try again in a moment.",
  },
});
