import type { UnitListItem } from "@mars/contracts/statusPages";
import { perThousandHa } from "@mars/domain/status/compareUnits";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/Column.ts";
import { Table } from "../../../ui/Table.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { amountOf, coveredShare } from "./comparedFigure.ts";
import { compareText } from "./text.ts";
import type { Counted } from "./useCompared.ts";

type Row = { key: string; title: string; write: (unit: UnitListItem) => string };

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
        write: (unit) => format.amount(amountOf(unit, effect, counted)),
      },
      {
        key: `${effect} rate`,
        title: t("row.rate", {
          effect: shared(`effect.${effect}`),
          unit: effectFacts[effect].unit,
        }),
        write: (unit) => {
          const rate = perThousandHa(amountOf(unit, effect, counted), unit.areaHa);
          return rate === null ? "–" : format.perThousandHa(rate);
        },
      },
    ]),
    ...(chosen.some(({ plan }) => plan)
      ? [
          {
            key: "need",
            title: t("row.need"),
            write: (unit: UnitListItem) => {
              const share = coveredShare(unit);
              return share === null ? "–" : format.percent(share);
            },
          },
        ]
      : []),
    { key: "area", title: t("row.area"), write: ({ areaHa }) => format.amount(areaHa) },
  ];
  const columns: Column<Row>[] = [
    { key: "measure", title: t(`count.${counted}`), cell: ({ title }) => title },
    ...chosen.map((unit) => ({
      key: unit.id,
      title: unit.name,
      isNumeric: true,
      cell: ({ write }: Row) => write(unit),
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
