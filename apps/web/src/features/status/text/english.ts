import { en as detail } from "./detailText.en.ts";
import { detailText } from "./detailText.ts";
import { en } from "./statusText.en.ts";
import { statusText } from "./statusText.ts";

/** Imported by the dashboard of effects: the status pages, which share its parts, ship no English. */
Object.assign(statusText.texts.en, en);
Object.assign(detailText.texts.en, en, detail);
