import { translator } from "@mars/wording/language/text";
import type { About } from "../Download.ts";
import { aboutText } from "./aboutText.ts";

const t = translator(aboutText, "da-DK");

/** The same in words, for formats that hold a text. */
export function aboutLines(about: About): string[] {
  const { title, description, method, changedAt, owner, licence } = about;
  return [
    title,
    description,
    t("method", { method }),
    t("changed", { day: changedAt?.slice(0, 10) ?? t("unknownDay") }),
    t("owner", { owner }),
    t("licence", { licence }),
  ];
}
