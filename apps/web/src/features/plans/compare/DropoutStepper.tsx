import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { compareText } from "../text/compareText.ts";

type Props = { name: string; share: number; onChange: (share: number) => void };
const STEP = 0.05;

/** The expected dropout of one column, five percent at a time. */
export function DropoutStepper({ name, share, onChange }: Props) {
  const t = useText(compareText);
  const f = useFormat();
  const step = (by: number) => onChange(Math.round((share + by) * 100) / 100);
  return (
    <span className="plan-stepper" role="group" aria-label={t("dropoutOf", { name })}>
      <button
        type="button"
        aria-label={t("less", { name })}
        disabled={share <= 0}
        onClick={() => step(-Math.min(STEP, share))}
      >
        −
      </button>
      <b role="status">{f.exactPercent(share)}</b>
      <button
        type="button"
        aria-label={t("more", { name })}
        disabled={share >= 1}
        onClick={() => step(Math.min(STEP, 1 - share))}
      >
        +
      </button>
    </span>
  );
}
