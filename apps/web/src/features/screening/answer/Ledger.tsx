import type { LandLedger, LedgerLine } from "@mars/domain/schemes/landLedger";
import { answerText } from "@mars/wording/answer/answerText";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";

/** Every hectare once: what can be used to the left, what cannot to the right. */
export function Ledger({ ledger }: { ledger: LandLedger }) {
  const t = useText(answerText);
  const f = useFormat();
  const bar = (lines: readonly LedgerLine[]) =>
    lines.map(({ land, ha }) => (
      <i key={land} className={`land-${land}`} style={{ flexGrow: ha }} />
    ));
  return (
    <div className="answer-ledger">
      <p className="answer-ledger-heads">
        <span>
          <b>{areaText(f, ledger.usableHa)}</b> {t("land.usable")}
        </span>
        {ledger.unusableHa > 0 && (
          <span className="answer-unusable">
            <b>{areaText(f, ledger.unusableHa)}</b> {t("land.unusable")}
          </span>
        )}
      </p>
      <div className="answer-bar" aria-hidden="true">
        {bar(ledger.usable)}
        {ledger.usable.length > 0 && ledger.unusable.length > 0 && <i className="answer-gap" />}
        {bar(ledger.unusable)}
      </div>
      <div className="answer-keys">
        <LedgerKeys lines={ledger.usable} />
        <LedgerKeys lines={ledger.unusable} />
      </div>
    </div>
  );
}

function LedgerKeys({ lines }: { lines: LandLedger["usable"] | LandLedger["unusable"] }) {
  const t = useText(answerText);
  const f = useFormat();
  return (
    <ul>
      {lines.map(({ land, ha }) => (
        <li key={land}>
          <i className={`answer-swatch land-${land}`} aria-hidden="true" />
          {t(`land.${land}`)}
          <span className="numeric">{areaText(f, ha)}</span>
        </li>
      ))}
    </ul>
  );
}
