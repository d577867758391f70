import { parseDate } from "@internationalized/date";
import { dateLocales } from "@mars/wording/language/dateLocales";
import { languageOf } from "@mars/wording/language/languages";
import { use, useEffect, useState } from "react";
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLocale } from "../../lib/language/locale.ts";
import { classes } from "../classes.ts";
import type { ControlProps } from "./Field.tsx";

/** What days a date field can have. */
export type DaySpan = {
  /** 2026-11-16, or empty. */
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};
type Props = DaySpan & { label: string; control: ControlProps };

/** Day, month and year as three number fields. */
export function DateSegments({ label, control, value, onChange, min, max }: Props) {
  // Half-typed days are the field's own; one set from outside wins.
  const [typed, setTyped] = useState({ value, day: dayOf(value) });
  const day = typed.value === value ? typed.day : dayOf(value);
  const language = languageOf(useLocale());
  return (
    <I18nProvider locale={dateLocales[language]}>
      <DateField
        id={control.id}
        aria-label={label}
        aria-describedby={control["aria-describedby"]}
        isInvalid={control["aria-invalid"] === true}
        shouldForceLeadingZeros
        value={day}
        minValue={dayOf(min ?? "")}
        maxValue={dayOf(max ?? "")}
        onChange={(next) => {
          const text = next?.toString() ?? "";
          setTyped({ value: text, day: next });
          onChange(text);
        }}
      >
        <HalfWritten
          onHalf={() => {
            setTyped({ value: "", day });
            onChange("");
          }}
        />
        <DateInput className={classes("form-input", "date-input")}>
          {(segment) => <DateSegment segment={segment} className="date-segment" />}
        </DateInput>
      </DateField>
    </I18nProvider>
  );
}

/** The component keeps its last whole day while one is half erased; what is not written whole is none. */
function HalfWritten({ onHalf }: { onHalf: () => void }) {
  const state = use(DateFieldStateContext);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const isHalf = state?.value !== null && parts.some(({ isPlaceholder }) => isPlaceholder);
  useEffect(() => {
    if (isHalf) onHalf();
    // Once for each half-erased day, not for each render around it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHalf]);
  return null;
}

function dayOf(text: string) {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? parseDate(text) : null;
}
