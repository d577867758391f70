import { useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { gapText } from "../text/gapText.ts";
import type { GapSolution } from "./gapSolution.ts";
import type { GapOthers } from "./useGap.ts";

type Props = {
  others: GapOthers;
  solutions: readonly GapSolution[];
  shown: number;
  onShow: (index: number) => void;
  onRetry: () => void;
};

/** The solutions of nearly the same size, one of which is shown. */
export function GapOthersTable({ others, solutions, shown, onShow, onRetry }: Props) {
  const t = useText(gapText);
  const f = useFormat();
  const rows = solutions.map((solution, index) => ({ ...solution, index }));
  return (
    <section className="plan-gap-others" aria-labelledby="gap-others">
      <h3 id="gap-others">{t("others.title")}</h3>
      {others.status === "RUNNING" && <Searching onStop={others.cancel} />}
      {others.status === "ERROR" &&
        (others.error ? (
          <ErrorState title={t("others.failed")} onRetry={onRetry} />
        ) : (
          <Button variant="text" size="small" onClick={onRetry}>
            {t("others.retry")}
          </Button>
        ))}
      {others.data && rows.length === 1 && others.data.end === "no-more" && (
        <p role="status">{t("others.none")}</p>
      )}
      {rows.length > 1 && (
        <Table
          caption={t("others.caption")}
          isCaptionHidden
          rows={rows}
          rowKey={({ index }) => index}
          columns={[
            {
              key: "number",
              title: t("others.number"),
              cell: ({ index }) => (
                <label className="plan-gap-choice">
                  <input
                    type="radio"
                    name="gap-solution"
                    checked={index === shown}
                    aria-label={t("others.choose", { number: index + 1 })}
                    onChange={() => onShow(index)}
                  />
                  {index + 1}
                </label>
              ),
            },
            {
              key: "count",
              title: t("others.count"),
              isNumeric: true,
              cell: ({ ids }) => f.integer(ids.length),
            },
            {
              key: "area",
              title: t("others.area"),
              isNumeric: true,
              cell: ({ areaHa }) => f.amount(areaHa),
            },
            {
              key: "tons",
              title: t("others.tons"),
              isNumeric: true,
              cell: ({ nitrogenReductionT }) => f.amount(nitrogenReductionT),
            },
            {
              key: "difference",
              title: t("others.difference"),
              cell: ({ index, swapCount }) =>
                index === 0 ? t("others.best") : t("others.swaps", { count: swapCount }),
            },
          ]}
        />
      )}
      {others.data?.end === "enough" && <p className="plan-quiet">{t("others.enough")}</p>}
      {others.data?.end === "time-limit" && (
        <p className="plan-quiet">{t("others.stopped", { count: rows.length - 1 })}</p>
      )}
    </section>
  );
}

/** How long it has looked so far, and a stop. */
function Searching({ onStop }: { onStop: () => void }) {
  const t = useText(gapText);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="plan-actions">
      {t("others.running", { seconds })}
      <Button variant="text" size="small" onClick={onStop}>
        {t("others.stop")}
      </Button>
    </p>
  );
}
