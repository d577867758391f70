import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import { mapClasses } from "./mapClasses.ts";

type Props = { label: string; values: readonly number[]; unit: string; none: string };

/** The classes with their bounds under them; none has its own box and word. */
export function ClassBoxes({ label, values, unit, none }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const { bounds, most } = mapClasses(values);
  const first = 5 - bounds.length;
  return (
    <div className="class-legend">
      <p className="small">{label}</p>
      {most > 0 && (
        <ol aria-label={t("choropleth.classes")}>
          {[0, ...bounds].map((bound, index) => (
            <li key={bound}>
              <span className={`class-box map-box-${first + index}`} aria-hidden="true" />
              <span>
                {index === 0 ? t("choropleth.over0") : format.exact(bound)}
                <span className="sr-only">
                  {index < bounds.length && `–${format.exact(bounds[index] ?? 0)}`} {unit}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="class-none">
        <span className="class-box map-box-0" aria-hidden="true" />
        {none}
      </p>
    </div>
  );
}
