import {
  isTypeable,
  type NumberKind,
  parseLocaleNumber,
  withoutThousands,
  writeLocaleNumber,
} from "@mars/wording/format/localeNumber";
import type { Locale } from "@mars/wording/language/languages";
import { type ComponentProps, useState } from "react";
import { useLocale } from "../lib/language/locale.ts";
import { classes } from "./classes.ts";
import { Field, type FieldProps } from "./Field.tsx";

type Own = FieldProps & {
  value: number | null;
  onChange: (value: number | null) => void;
  kind?: NumberKind;
  /** Written inside the field's right edge, for instance 'ha'. */
  unit?: string;
};
type Props = Own & Omit<ComponentProps<"input">, keyof Own>;

/** Keys that cannot lead to a number of the locale do nothing (SPEC 5). */
export function NumberField({
  label,
  hint,
  error,
  isOptional,
  id,
  value,
  onChange,
  kind = "decimal",
  unit,
  className,
  ...rest
}: Props) {
  const locale = useLocale();
  const [typed, setTyped] = useState({ text: writeLocaleNumber(value, locale), locale });
  const text = shownText(typed, value, kind, locale);

  function type(raw: string) {
    const next = withoutThousands(raw, locale);
    if (!isTypeable(next, kind, locale)) return;
    setTyped({ text: next, locale });
    onChange(parseLocaleNumber(next, kind, locale));
  }

  return (
    <Field {...{ label, hint, error, isOptional, id }}>
      {(control) => (
        <span className="form-unit">
          <input
            {...rest}
            {...control}
            type="text"
            inputMode={kind === "decimal" ? "decimal" : "numeric"}
            autoComplete="off"
            className={classes("form-input", className)}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          {unit && <span className="form-unit-word">{unit}</span>}
        </span>
      )}
    </Field>
  );
}

// Half-typed text ('-', '12,') stands as long as it means the value; a value set from outside wins.
function shownText(
  typed: { text: string; locale: Locale },
  value: number | null,
  kind: NumberKind,
  locale: Locale,
) {
  const isOwn = typed.locale === locale && parseLocaleNumber(typed.text, kind, locale) === value;
  return isOwn ? typed.text : writeLocaleNumber(value, locale);
}
