import { en } from "./text.en.ts";
import { statusText } from "./text.ts";

/** Imported by the dashboard of effects: the status pages, which share its parts, ship no English. */
Object.assign(statusText.locales["en-US"], en);
