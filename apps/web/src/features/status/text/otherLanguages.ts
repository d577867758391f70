import { completeText } from "../../../lib/language/completeText.ts";
import { en as detail } from "./detailText.en.ts";
import { detailText } from "./detailText.ts";
import { en } from "./statusText.en.ts";
import { statusText } from "./statusText.ts";

/** Imported by the dashboard of effects: the status pages, which share its parts, ship no English. */
completeText(statusText, { en });
completeText(detailText, { en: { ...en, ...detail } });
