import type { Language } from "@mars/wording/language/languages";
import { type ScreeningText, textDa } from "./text.da.ts";
import { textEn } from "./text.en.ts";

export const screeningText: Readonly<Record<Language, ScreeningText>> = { da: textDa, en: textEn };
