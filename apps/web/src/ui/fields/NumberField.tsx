import {
  isTypeable,
  type NumberKind,
  parseLocaleNumber,
  withoutThousands,
  writeLocaleNumber,
} from "@mars/wording/format/localeNumber";
import type { Locale } from "@mars/wording/language/languages";
import { type ComponentProps, useState } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { classes } from "../classes.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { numberText } from "./numberText.ts";

type Own = FieldProps & {
  value: number | null;
  onChange: (value: number | null) => void;
  kind?: NumberKind;
  /** Written inside the field's right edge, for instance 'ha'. */
  unit?: string;
};
type Props = Own & Omit<ComponentProps<"input">, keyof Own>;

/** As much of what was left out as is told. */
const MAX_REPORTED = 20;

/** Keys that cannot lead to a number of the locale do nothing (SPEC 5), and that is said: 1e15 would
 * otherwise become 115 unseen. */
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
  const t = useText(numberText);
  const [leftOut, setLeftOut] = useState("");

  function type(raw: string, inserted: string | null) {
    const next = withoutThousands(raw, locale);
    if (!isTypeable(next, kind, locale)) {
      setLeftOut((inserted ?? raw).trim().slice(0, MAX_REPORTED));
      return;
    }
    // Growing text is still what something was left out of; what begins afresh is not.
    if (next.length <= text.length || text === "") setLeftOut("");
    setTyped({ text: next, locale });
    onChange(parseLocaleNumber(next, kind, locale));
  }

  return (
    <Field
      {...{ label, hint, error, isOptional, id }}
      after={
        <p className="form-note" role="status">
          {leftOut && t(kind === "integer" ? "leftOut.integer" : "leftOut", { what: leftOut })}
        </p>
      }
    >
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
            onFocus={(event) => {
              setLeftOut("");
              rest.onFocus?.(event);
            }}
            onChange={({ target, nativeEvent }) =>
              type(target.value, nativeEvent instanceof InputEvent ? nativeEvent.data : null)
            }
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
