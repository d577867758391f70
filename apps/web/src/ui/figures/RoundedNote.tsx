import { addsUp } from "@mars/wording/format/addsUp";
import { useText } from "../../lib/language/text.ts";
import { uiText } from "../text.ts";

/** '(afrundet)' next to parts that, as they are written, do not add up to their whole. */
export function RoundedNote({ parts, whole }: { parts: readonly number[]; whole: number }) {
  const t = useText(uiText);
  if (addsUp(parts, whole)) return null;
  return (
    <>
      {" "}
      <span className="mute">{t("goal.rounded")}</span>
    </>
  );
}
