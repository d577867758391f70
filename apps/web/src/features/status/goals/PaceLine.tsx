import type { StatusPace } from "@mars/contracts/statusShapes";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { statusText } from "../text/statusText.ts";

/** 'Ved nuværende tempo': the answer in one sentence, the sum behind it when it is opened. */
export function PaceLine({
  pace,
  unit,
  byYear,
  isNeed = false,
}: {
  pace: StatusPace;
  unit: string;
  byYear: number | null;
  /** A coastal water group has a need to cover, not a goal. */
  isNeed?: boolean;
}) {
  const t = useText(statusText);
  const format = useFormat();
  const { inputs } = pace;
  const write = (value: number) => `${format.integer(value)}\u00a0${unit}`;
  const year = pace.on?.slice(0, 4);
  const isLate = byYear !== null && year !== undefined && Number(year) > byYear;
  return (
    <details className="disclosure pace">
      <summary>
        <span>
          {pace.kind === "met" && t(isNeed ? "pace.needMet" : "pace.met")}
          {pace.kind === "never" && t(isNeed ? "pace.needNever" : "pace.never")}
          {pace.kind === "date" && year && t(isNeed ? "pace.needDate" : "pace.date", { year })}
          {isLate && ` ${t("pace.late", { count: Number(year) - (byYear ?? 0) })}`}
        </span>
      </summary>
      <div className="disclosure-body">
        <p>
          {t("pace.method", {
            added: write(inputs.added),
            from: format.date(inputs.from.day),
            to: format.date(inputs.to.day),
            days: inputs.days,
            perYear: write(inputs.addedPerYear),
          })}
        </p>
        {pace.on && (
          <p>
            {t("pace.sum", {
              left: write(inputs.goal - inputs.to.reached),
              perYear: write(inputs.addedPerYear),
              date: format.date(pace.on),
            })}
          </p>
        )}
      </div>
    </details>
  );
}
