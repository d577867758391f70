import type { Language } from "@mars/wording/language/languages";
import { textDa, type UploadText } from "./text.da.ts";
import { textEn } from "./text.en.ts";

export const uploadText: Readonly<Record<Language, UploadText>> = { da: textDa, en: textEn };
