import type { Point } from "@mars/domain/areas/geometry";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { readPosition } from "@mars/domain/coordinates/readPosition";
import type { Result } from "@mars/domain/result";
import { parseLocaleNumber, writeLocaleNumber } from "@mars/wording/format/localeNumber";
import type { Locale } from "@mars/wording/language/languages";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { refusalSentence } from "../drawing/refusalSentence.ts";
import { mapText } from "../text.ts";

type Props = {
  number: number;
  action: string;
  first?: readonly [string, string];
  onPoint: (point: Point) => Result<null>;
  /** After a point was added the fields for the next one take focus. */
  isFocusing?: boolean;
  children?: ReactNode;
};

export function PointFields({ number, action, first, onPoint, isFocusing, children }: Props) {
  const t = useText(mapText);
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<readonly [string, string]>(first ?? ["", ""]);
  const [fault, setFault] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const point = readPoint(typed, locale);
    if (point === null) return setFault(t("points.notNumbers"));
    if (!isInDenmark(point)) return setFault(t("points.outside"));
    const result = onPoint(point);
    setFault(result.ok ? null : refusalSentence(result.refusal, locale));
  }

  const field = (index: 0 | 1, label: string, short: string) => (
    <input
      className="form-input"
      inputMode="decimal"
      autoComplete="off"
      aria-label={`${label}, ${t("points.number")} ${number}`}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault` : undefined}
      placeholder={short}
      // Typing coordinates one after the other must not need the mouse.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={index === 0 && isFocusing}
      value={typed[index]}
      onChange={({ target }) =>
        setTyped(index === 0 ? [target.value, typed[1]] : [typed[0], target.value])
      }
      onPaste={(event) => {
        const read = readPosition(event.clipboardData.getData("text"));
        if (typeof read === "string") return;
        event.preventDefault();
        const [east, north] = read.point.map((metres) => writeLocaleNumber(metres, locale));
        setTyped([east!, north!]);
      }}
    />
  );
  return (
    <form className="map-point-form" onSubmit={submit}>
      <div className="map-point-fields">
        {field(0, t("points.easting"), t("points.eastingShort"))}
        {field(1, t("points.northing"), t("points.northingShort"))}
        <Button type="submit" variant="secondary" size="small">
          {action}
        </Button>
        {children}
      </div>
      {fault && (
        <p className="form-error-message" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

function readPoint([east, north]: readonly [string, string], locale: Locale): Point | null {
  const numbers = [east, north].map(
    (text) => parseLocaleNumber(text, "decimal", locale) ?? plain(text),
  );
  const [e, n] = numbers;
  return e == null || n == null ? null : [e, n];
}

/** 529248.5 is one and the same number in either language: no group of three follows the dot. */
function plain(text: string): number | null {
  return /^-?\d+([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : null;
}

function isInDenmark([e, n]: Point): boolean {
  const { minX, minY, maxX, maxY } = DEFAULT_LIMITS.extent;
  return e >= minX && e <= maxX && n >= minY && n <= maxY;
}
