import type { UsualTime } from "@mars/domain/schemes/schemeCasework";
import type { TranslatorOf } from "../language/text.ts";
import type { taskText } from "./taskText.ts";

/** 'Normalt 3–5 måneder'; a time with one figure is told by it alone. */
export function usualTimeWords(
  { from, to, unit }: UsualTime,
  t: TranslatorOf<typeof taskText>,
): string {
  return t(`usual.${unit}`, { range: from === to ? String(to) : `${from}–${to}` });
}
