import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { type Locale } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { wordIn } from "@mars/wording/language/wordIn";
import type { Background } from "../../lib/mapPreferences/backgroundChoices.ts";
import { mapText } from "../text.ts";

/** The first service may hold photos or a map: its layer's name tells which. Others have titles. */
export function backgroundTitle(
  background: Background,
  settings: AppSettings["map"],
  locale: Locale,
): string {
  const t = translator(mapText, locale);
  if (background === "none") return t("background.none");
  if (background === "image") {
    const isPhoto = /orto|photo|luft/i.test(settings.background?.layer ?? "");
    return t(isPhoto ? "background.image" : "background.map");
  }
  const named = settings.moreBackgrounds.find(({ id }) => id === background);
  return named ? wordIn(locale, named, "title") : t("background.muted");
}
