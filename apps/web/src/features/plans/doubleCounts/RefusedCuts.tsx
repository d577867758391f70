import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { Refused } from "./useClipping.ts";

/** More names would push the overlaps out of the panel. */
const NAMED = 10;

type Props = { refused: readonly Refused[]; nameOf: (id: string) => string | undefined };

/** Which sketches were not cut, and why. */
export function RefusedCuts({ refused, nameOf }: Props) {
  const t = useText(doubleCountText);
  return (
    <Alert variant="warning" title={t("refusedTitle", { count: refused.length })}>
      <ul>
        {refused.slice(0, NAMED).map(({ sketchId, code }) => (
          <li key={sketchId}>
            {t("refusedOne", { name: nameOf(sketchId) ?? "–", why: t(`why.${whyOf(code)}`) })}
          </li>
        ))}
        {refused.length > NAMED && <li>{t("refusedMore", { count: refused.length - NAMED })}</li>}
      </ul>
    </Alert>
  );
}

function whyOf(code: string | null): "nothing" | "shape" | "connection" | "other" {
  if (code === null) return "connection";
  if (code === "sketch.nothing-left") return "nothing";
  return code.startsWith("geometry.") ? "shape" : "other";
}
