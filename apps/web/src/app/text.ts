import { defineText, type TextKey } from "@mars/wording/language/text";
import { da } from "./text.da.ts";
import { en } from "./text.en.ts";

export const appText = defineText({ da, en });
type Key = TextKey<typeof da>;
/** Keys of page titles, as routes carry them. */
export type TitleKey = Extract<Key, `title.${string}`>;
