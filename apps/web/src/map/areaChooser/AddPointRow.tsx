import type { Point } from "@mars/domain/areas/geometry";
import type { Result } from "@mars/domain/result";
import { useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { mapText } from "../text.ts";
import { PointFields } from "./PointFields.tsx";

type Props = { number: number; onAdd: (point: Point) => Result<null> };

/** The next point by its coordinates; the fields empty for the one after. */
export function AddPointRow({ number, onAdd }: Props) {
  const t = useText(mapText);
  // A point that was set on the map must not take the focus away from there.
  const [focusedNumber, setFocusedNumber] = useState<number | null>(null);
  const add = (point: Point) => {
    const result = onAdd(point);
    if (result.ok) setFocusedNumber(number + 1);
    return result;
  };
  return (
    <div className="map-add-point">
      <span className="map-add-number">{number}</span>
      <PointFields
        key={number}
        number={number}
        action={t("points.add")}
        onPoint={add}
        isFocusing={number === focusedNumber}
      />
    </div>
  );
}
