import { defineLateText } from "../lib/language/lateText.ts";
import { da } from "./text.da.ts";

export const appText = defineLateText(da, {
  en: () => import("./text.en.ts").then(({ en }) => en),
});
