import type { Language } from "@mars/wording/language/languages";
import { text as da } from "./text.da.ts";
import { text as en } from "./text.en.ts";

export type QueryText = typeof en;

/** What is wrong with a query to the service for map programs. */
export const queryText: Readonly<Record<Language, QueryText>> = { da, en };
