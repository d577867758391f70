import "./cookies.css";
import { consentStatus } from "../../lib/consent/consent.ts";
import { useConsent } from "../../lib/consent/consentStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { changeConsent } from "./changeConsent.ts";
import { consentText } from "./text.ts";

type Props = { updatedAt: string | null; scannedAt: string | null };

/** H11 'settings': when it was scanned, what was consented to, and the way to change it. */
export function ConsentFacts({ updatedAt, scannedAt }: Props) {
  const t = useText(consentText);
  const f = useFormat();
  const consent = useConsent();
  const when = (instant: string | null) => (instant ? f.dateTime(instant) : "–");
  const rows = [
    { label: t("fact.updated"), value: when(updatedAt) },
    { label: t("fact.scanned"), value: when(scannedAt) },
    { label: t("fact.id"), value: consent.stamp ?? "–" },
    { label: t("fact.date"), value: when(consent.consentDate) },
    { label: t("fact.state"), value: t(`state.${consentStatus(consent)}`) },
  ];
  return (
    <>
      <dl className="consent-facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => void changeConsent()}>{t("change")}</Button>
    </>
  );
}
