import type { Balance } from "@mars/domain/plans/balance";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";

type Props = {
  balance: Balance;
  share: number;
  onChange: (share: number) => void;
};

/** The expected dropout, what it takes, and what would be missing without it. */
export function DropoutSlider({ balance, share, onChange }: Props) {
  const t = useText(planText);
  const f = useFormat();
  return (
    <div className="plan-section">
      <label className="plan-dropout">
        <span>
          {t("dropout", { tons: f.tons(balance.dropoutT) })}
          <b>{f.exactPercent(share)}</b>
        </span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          aria-label={t("dropoutLabel")}
          aria-valuetext={f.exactPercent(share)}
          value={Math.round(share * 100)}
          onChange={(event) => onChange(Number(event.target.value) / 100)}
        />
      </label>
      {balance.hasNeed && (
        <p className="plan-quiet">
          {t("beforeDropout", { tons: f.tons(balance.plannedT) })}{" "}
          {t("withoutDropout", { tons: f.tons(balance.remainingT) })}
        </p>
      )}
    </div>
  );
}
