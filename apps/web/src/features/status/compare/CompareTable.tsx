import type { UnitListItem } from "@mars/contracts/status/statusPages";
import { perThousandHa } from "@mars/domain/status/compareUnits";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { amountOf, coveredShare } from "./comparedFigure.ts";
import { compareText } from "./text.ts";
import type { Counted } from "./useCompared.ts";

type Row = {
  key: string;
  title: string;
  valueOf: (unit: UnitListItem) => number | null;
  write: (value: number) => string;
};

/** The same figures as text: a row per measure, a column per unit. */
export function CompareTable({
  chosen,
  counted,
}: {
  chosen: readonly UnitListItem[];
  counted: Counted;
}) {
  const t = useText(compareText);
  const shared = useText(detailText);
  const format = useFormat();
  const rows: Row[] = [
    ...effects.flatMap((effect): Row[] => [
      {
        key: effect,
        title: t("row.total", {
          effect: shared(`effect.${effect}`),
          unit: effectFacts[effect].unit,
        }),
        valueOf: (unit) => amountOf(unit, effect, counted),
        write: format.amount,
      },
      {
        key: `${effect} rate`,
        title: t("row.rate", {
          effect: shared(`effect.${effect}`),
          unit: effectFacts[effect].unit,
        }),
        valueOf: (unit) => perThousandHa(amountOf(unit, effect, counted), unit.areaHa),
        write: format.perThousandHa,
      },
    ]),
    ...(chosen.some(({ plan }) => plan)
      ? [
          {
            key: "need",
            title: t("row.need"),
            valueOf: coveredShare,
            write: format.percent,
          },
        ]
      : []),
    {
      key: "area",
      title: t("row.area"),
      valueOf: ({ areaHa }) => areaHa,
      write: format.amount,
    },
  ];
  const columns: Column<Row>[] = [
    { key: "measure", title: t(`count.${counted}`), cell: ({ title }) => title },
    ...chosen.map((unit) => ({
      key: unit.id,
      title: unit.name,
      isNumeric: true,
      cell: ({ valueOf, write }: Row) => {
        const value = valueOf(unit);
        return value === null ? "–" : write(value);
      },
    })),
  ];
  return (
    <Table
      caption={shared("tableOf", { what: t("table") })}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      narrow="scroll"
    />
  );
}
