import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { doubleCountText } from "../text/doubleCountText.ts";
import { isUnreached } from "./isUnreached.ts";
import type { Refused } from "./useClipping.ts";

/** More names would push the overlaps out of the panel. */
const NAMED = 10;

/** Which sketches were not cut, and why. */
export function RefusedCuts({ refused }: { refused: readonly Refused[] }) {
  const t = useText(doubleCountText);
  const words = ({ name, code }: Refused) => {
    const why = whyOf(code);
    return why ? t("refusedOne", { name, why: t(`why.${why}`) }) : name;
  };
  return (
    <Alert variant="warning" title={t("refusedTitle", { count: refused.length })}>
      <ul>
        {refused.slice(0, NAMED).map((one) => (
          <li key={one.sketchId}>{words(one)}</li>
        ))}
        {refused.length > NAMED && <li>{t("refusedMore", { count: refused.length - NAMED })}</li>}
      </ul>
    </Alert>
  );
}

/** Null where an older instance does not tell. */
function whyOf(code: string | null): Why | null {
  if (code === null) return null;
  if (code.startsWith("geometry.")) return "shape";
  if (isUnreached(code)) return "connection";
  return whyByCode[code] ?? "other";
}

type Why = "nothing" | "apart" | "gone" | "changed" | "shape" | "connection" | "other";

const whyByCode: Readonly<Record<string, Why>> = {
  "sketch.nothing-left": "nothing",
  "sketch.no-overlap": "apart",
  "resource.not-found": "gone",
  "version.stale": "changed",
};
