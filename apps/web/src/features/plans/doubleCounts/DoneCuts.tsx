import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { doubleCountText } from "../text/doubleCountText.ts";
import { type Clippings, isCutAgain, type Refused } from "./useClipping.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { isUnreached } from "./isUnreached.ts";

/** More names would push the overlaps out of the panel. */
const NAMED = 10;

/** Which sketches were not cut, and why. */
function RefusedCuts({ refused }: { refused: readonly Refused[] }) {
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

type Why = "nothing" | "gone" | "changed" | "shape" | "connection" | "other";

const whyByCode: Readonly<Record<string, Why>> = {
  "sketch.nothing-left": "nothing",
  "resource.not-found": "gone",
  "version.stale": "changed",
};

type Props = {
  clipping: Clippings;
  onUndone: () => void;
};

/** What was cut in this visit, each with its undo, and what could not be. */
export function DoneCuts({ clipping, onUndone }: Props) {
  return (
    <>
      {clipping.refused.length > 0 && <RefusedCuts refused={clipping.refused} />}
      <UndoList clipping={clipping} onUndone={onUndone} />
    </>
  );
}

function UndoList({ clipping, onUndone }: Props) {
  const t = useText(doubleCountText);
  if (clipping.done.length === 0) return null;
  async function undo(cut: (typeof clipping.done)[number]["changed"]): Promise<void> {
    await clipping.restore(cut);
    onUndone();
  }
  return (
    <ul className="plan-pairs-done" aria-label={t("doneList")}>
      {clipping.done.map(({ what, changed }) => (
        <li key={changed.map(({ geoLocationId }) => geoLocationId).join()}>
          <span>{what}</span>
          {changed.every((one) => isCutAgain(one, clipping.done)) ? (
            <small>{t("laterFirst")}</small>
          ) : (
            <Button
              variant="text"
              size="small"
              disabled={clipping.running !== null}
              aria-label={t("undoOf", { what })}
              onClick={() => void undo(changed)}
            >
              {t("undo")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
