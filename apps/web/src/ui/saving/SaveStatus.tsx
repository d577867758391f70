import "./saving.css";
import { useFormat } from "../../lib/format/useFormat.ts";
import { asksForLong, reasonSentence } from "../../lib/http/problemSentence.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import type { SaveState } from "../../lib/saving/saveState.ts";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { uiText } from "../text.ts";
import { savingText } from "./text.ts";

type Props = {
  state: Pick<SaveState<object, unknown>, "phase" | "error" | "retryAt">;
  /** 'Kunne ikke opdatere projektets navn.' */
  failed: string;
  onRetry: () => void;
};

/** Where a text is: on its way, saved, or kept in the browser until it can be sent. */
export function SaveStatus({ state: { phase, error, retryAt }, failed, onRetry }: Props) {
  const t = useText(savingText);
  const ui = useText(uiText);
  const f = useFormat();
  const locale = useLocale();
  const until = (at: number) => {
    const [day, time] = [f.date(at), f.time(at)];
    return isToday(day, f.date)
      ? t("save.busyUntil", { time })
      : t("save.busyUntilDay", { day, time });
  };
  if (phase === "offline" || phase === "busy" || phase === "refused") {
    const isToldWhen = phase === "busy" && retryAt !== null && asksForLong(error);
    return (
      <div className="save-line save-line-failed" role="alert">
        <Icon name="warning" isSmall />
        <p>
          <b>{failed}</b> {phase !== "offline" && reasonSentence(error, locale)}{" "}
          {isToldWhen ? until(retryAt) : t(`save.${phase}`)}
        </p>
        <Button variant="text" size="small" onClick={onRetry}>
          {ui("retry")}
        </Button>
      </div>
    );
  }
  return (
    // On every pause in the writing three voices would drown it: that it is saved is enough.
    <p className="save-line" role="status" aria-live={phase === "saved" ? "polite" : "off"}>
      {phase === "saved" && <Icon name="check" isSmall />}
      {t(`save.${phase === "conflict" ? "waiting" : phase}`)}
    </p>
  );
}

function isToday(day: string, dateOf: (at: number) => string): boolean {
  return day === dateOf(Date.now());
}
