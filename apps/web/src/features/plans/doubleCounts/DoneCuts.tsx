import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { doubleCountText } from "../text/doubleCountText.ts";
import { RefusedCuts } from "./RefusedCuts.tsx";
import type { Clippings } from "./useClipping.ts";

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
          <Button
            variant="text"
            size="small"
            disabled={clipping.running !== null}
            aria-label={t("undoOf", { what })}
            onClick={() => void undo(changed)}
          >
            {t("undo")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
