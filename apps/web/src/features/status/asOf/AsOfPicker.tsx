import { type ReactNode, useId, useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { useAsOf } from "./asOf.ts";
import { dayOf, parseDanishDay, writeDanishDay } from "./danishDay.ts";
import { statusText } from "../text/statusText.ts";

type Basis = { day: string; historyFrom: string | null; dataDate: string | null };

type Props = {
  basis: Basis | null | undefined;
  /** `HiddenSearchInputs`, where a page has other choices in its address. */
  children?: ReactNode;
};

/**
 * Any page as it stood on an earlier day. The browser's own date field writes days the way the
 * browser's language does, so the day is typed in a text field and only the calendar is borrowed.
 * Without scripts that field is the one to fill in, and the form asks for the page of its day.
 */
export function AsOfPicker({ basis, children }: Props) {
  const t = useText(statusText);
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const { asOf, setAsOf } = useAsOf();
  const isAlive = useHydrated();
  const [today] = useState(() => dayOf(new Date()));
  const first = basis?.historyFrom?.slice(0, 10);
  const shown = asOf ?? basis?.day ?? today;
  const changed = basis?.dataDate ? dayOf(new Date(basis.dataDate)) : shown;
  // What is typed stands until the page shows another day.
  const [typed, setTyped] = useState({ while: shown, text: writeDanishDay(shown) });
  const text = typed.while === shown ? typed.text : writeDanishDay(shown);
  const [isWrong, setWrong] = useState(false);

  function choose(day: string | null) {
    const isKnown = day !== null && day <= today && (first === undefined || day >= first);
    setWrong(!isKnown);
    if (isKnown && day !== shown) setAsOf(day === today ? null : day);
  }
  return (
    <form
      className="as-of no-print"
      aria-label={t("asOf.label")}
      onSubmit={(event) => {
        event.preventDefault();
        choose(parseDanishDay(text));
      }}
    >
      {children}
      <label className="form-label" htmlFor={id}>
        {t("asOf.label")}
      </label>
      <div className="as-of-field">
        <input
          id={id}
          className="form-input"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped({ while: shown, text: event.target.value })}
          onBlur={() => choose(parseDanishDay(text))}
        />
        <IconButton
          icon="calendar"
          label={t("asOf.calendar")}
          onClick={() => calendar.current?.showPicker()}
        />
        <input
          ref={calendar}
          type="date"
          name="asOf"
          className="as-of-calendar"
          tabIndex={isAlive ? -1 : undefined}
          aria-hidden={isAlive || undefined}
          aria-label={t("asOf.calendar")}
          value={shown}
          min={first}
          max={today}
          onChange={(event) => choose(event.target.value || null)}
        />
      </div>
      <Button type="submit" size="small" className="as-of-submit">
        {t("asOf.show")}
      </Button>
      <p
        className={isWrong ? "as-of-hint form-error-message" : "small as-of-hint"}
        id={`${id}-hint`}
      >
        {first &&
          isWrong &&
          t("asOf.wrong", { from: writeDanishDay(first), to: writeDanishDay(today) })}
        {first && !isWrong && t("asOf.from", { date: writeDanishDay(first) })}
        {!isWrong &&
          changed !== shown &&
          ` ${t("asOf.changed", { date: writeDanishDay(changed) })}`}
      </p>
    </form>
  );
}
