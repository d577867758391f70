import { defineDanishText } from "@mars/wording/language/text";
import { da as detail } from "./detailText.da.ts";
import { da as shared } from "./statusText.da.ts";

const da = { ...shared, ...detail };

/** `statusText` and the words of maps, lists and units, which come after the first paint. */
export const detailText = defineDanishText(da);
