import { defineLazyText } from "../lib/language/lazyText.ts";
import { da } from "./text.da.ts";

export const appText = defineLazyText(da, {
  en: () => import("./text.en.ts").then(({ en }) => en),
});
