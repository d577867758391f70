import type { PublicationPreview as Preview } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { publicationText } from "../text/publicationText.ts";

type Row = Preview["subCatchments"][number];
type Props = { rows: readonly Row[]; before: Preview["before"]; next: number };

/** What each sub-catchment misses in the public version and in the next one. */
export function PreviewTable({ rows, before, next }: Props) {
  const t = useText(publicationText);
  const f = useFormat();
  const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
  const missing = (tons: number | null) =>
    tons === null ? "–" : isShownT(tons) ? f.amount(tons) : t("covered");
  const change = (beforeT: number | null, afterT: number) => {
    if (beforeT === null) return "–";
    const lessT = beforeT - afterT;
    if (!isShownT(Math.abs(lessT))) return t("unchanged");
    return t(lessT > 0 ? "lessMissing" : "moreMissing", { amount: f.amount(Math.abs(lessT)) });
  };
  return (
    <Table
      caption={t("previewCaption")}
      rows={rows}
      rowKey={({ opId }) => opId}
      columns={[
        { key: "name", title: t("previewName"), cell: ({ name }) => name, total: t("previewAll") },
        {
          key: "need",
          title: t("previewNeed"),
          isNumeric: true,
          marks: ({ opId, needT }) =>
            figureMarks(`subcatchment/${opId}/draft`, { "plan.needT": needT }),
          cell: ({ needT }) => f.amount(needT),
          total: f.amount(sum(({ needT }) => needT)),
        },
        ...(before === null
          ? []
          : [
              {
                key: "before",
                title: t("version", { number: before }),
                isNumeric: true,
                cell: ({ beforeT }: Row) => missing(beforeT),
                total: f.amount(sum(({ beforeT }) => beforeT ?? 0)),
              },
            ]),
        {
          key: "after",
          title: t("version", { number: next }),
          isNumeric: true,
          cell: ({ opId, afterT }) => (
            <b
              className={isShownT(afterT) ? undefined : "plan-covered"}
              {...(isShownT(afterT) &&
                figureMarks(`subcatchment/${opId}/draft`, {
                  "plan.remainingAfterDropoutT": afterT,
                }))}
            >
              {missing(afterT)}
            </b>
          ),
          total: f.amount(sum(({ afterT }) => afterT)),
        },
        ...(before === null
          ? []
          : [
              {
                key: "change",
                title: t("previewChange"),
                isNumeric: true,
                cell: ({ beforeT, afterT }: Row) => change(beforeT, afterT),
                total: change(
                  sum(({ beforeT }) => beforeT ?? 0),
                  sum(({ afterT }) => afterT),
                ),
              },
            ]),
      ]}
    />
  );
}
