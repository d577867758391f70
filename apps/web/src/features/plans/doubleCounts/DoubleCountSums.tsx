import type { Answer } from "@mars/contracts/platform/contract";
import type { listDoubleCounts } from "@mars/contracts/plans/planOverlaps";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { doubleCountText } from "../text/doubleCountText.ts";

type Props = {
  found: Answer<typeof listDoubleCounts>;
  missingT: number;
  /** Something has been cut or left out in this visit. */
  hasActed: boolean;
};

type Sums = { plannedT: number; extractionHa: number; missingT: number };

const isOther = (a: Sums, b: Sums) =>
  a.plannedT !== b.plannedT || a.extractionHa !== b.extractionHa || a.missingT !== b.missingT;

/** What the plan came to before anything was cut, and comes to now; land counted once. */
export function DoubleCountSums({ found: { after }, missingT, hasActed }: Props) {
  const t = useText(doubleCountText);
  const f = useFormat();
  const now: Sums = {
    plannedT: after.nitrogenReductionT ?? 0,
    extractionHa: after.extractionEffortHa ?? 0,
    missingT,
  };
  const [first, setFirst] = useState(now);
  // The answers come one by one: a mix of old and new must not stand as what it was before.
  if (!hasActed && isOther(first, now)) setFirst(now);
  const rows = [
    { key: "planned", of: ({ plannedT }: Sums) => plannedT },
    { key: "extraction", of: ({ extractionHa }: Sums) => extractionHa },
    { key: "missing", of: ({ missingT: tons }: Sums) => tons },
  ] as const;
  return (
    <div className="plan-double-sums">
      <Table
        caption={t("sums")}
        isCaptionHidden
        narrow="scroll"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: "figure", title: t("figure"), cell: ({ key }) => t(`sum.${key}`) },
          {
            key: "first",
            title: t("sum.first"),
            isNumeric: true,
            cell: ({ of }) => f.amount(of(first)),
          },
          { key: "now", title: t("sum.now"), isNumeric: true, cell: ({ of }) => f.amount(of(now)) },
        ]}
      />
    </div>
  );
}
