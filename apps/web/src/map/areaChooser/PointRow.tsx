import type { Point } from "@mars/domain/areas/geometry";
import type { Result } from "@mars/domain/result";
import { writeLocaleNumber } from "@mars/wording/format/localeNumber";
import { useState } from "react";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import { mapText } from "../text.ts";
import { PointFields } from "./PointFields.tsx";

type Props = {
  number: number;
  point: Point;
  onMove: (to: Point) => Result<null>;
  onDelete: () => Result<null>;
};

export function PointRow({ number, point, onMove, onDelete }: Props) {
  const t = useText(mapText);
  const format = useFormat();
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return (
      <tr>
        <td>{number}</td>
        <td colSpan={3}>
          <PointFields
            number={number}
            first={[writeLocaleNumber(point[0], locale), writeLocaleNumber(point[1], locale)]}
            action={t("points.save")}
            onPoint={(to) => {
              const result = onMove(to);
              if (result.ok) setEditing(false);
              return result;
            }}
          >
            <IconButton
              icon="trash"
              label={t("points.deleteOf", { number })}
              onClick={() => {
                if (onDelete().ok) setEditing(false);
              }}
            />
          </PointFields>
        </td>
      </tr>
    );
  return (
    <tr>
      <td>{number}</td>
      <td className="numeric">{format.amount(point[0])}</td>
      <td className="numeric">{format.amount(point[1])}</td>
      <td className="numeric">
        <Button
          variant="text"
          size="small"
          aria-label={t("points.editOf", { number })}
          onClick={() => setEditing(true)}
        >
          {t("points.edit")}
        </Button>
      </td>
    </tr>
  );
}
