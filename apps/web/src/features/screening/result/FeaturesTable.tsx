import type { ScreeningFinding, TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import { areaText } from "@mars/wording/format/areaText";
import { wordIn } from "@mars/wording/language/wordIn";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";
import { attributeText } from "../findings/attributeText.ts";
import { featureName, tellingAttributes } from "@mars/wording/datasets/featureName";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";

type Row = { finding: ScreeningFinding; feature: TouchedFeature };
type Column = "feature" | "dataset" | "overlap" | "area" | "facts";

/** Each touched feature with its titled attributes. */
export function FeaturesTable() {
  const t = useText(screeningText);
  const f = useFormat();
  const locale = useLocale();
  const { state, titleOf } = useResult();
  const { findings } = state.soFar;
  const rows = findings.flatMap((finding) =>
    finding.features.map((feature) => ({ finding, feature })),
  );
  const touched = findings.reduce((sum, { touchedCount }) => sum + touchedCount, 0);
  const nameOf = ({ feature }: Row) => featureName(feature) ?? t("finding.unnamed");
  const facts = ({ feature }: Row) =>
    tellingAttributes(feature.attributes)
      .map(
        (fact) =>
          `${wordIn(locale, fact, "title")}: ${attributeText(fact.value, { yes: t("yes"), no: t("no"), locale })}`,
      )
      .join(" · ");
  const valueOf = (row: Row, column: Column) => {
    switch (column) {
      case "feature":
        return nameOf(row);
      case "dataset":
        return titleOf(row.finding.datasetId);
      case "overlap":
        return row.feature.overlapHa;
      case "area":
        return row.feature.featureHa;
      case "facts":
        return facts(row);
    }
  };
  const { sorted, sort, onSort } = useSortedRows<Row, Column>(rows, valueOf, {
    by: "dataset",
    isDescending: false,
  });
  return (
    <div>
      <Table<Row, Column>
        caption={t("table.features", { count: rows.length })}
        rows={sorted}
        rowKey={({ finding, feature }) => `${finding.datasetId}/${feature.id}`}
        sort={sort}
        onSort={onSort}
        isBusy={state.phase === "running" && rows.length === 0}
        columns={[
          { key: "feature", title: t("table.feature"), isSortable: true, cell: nameOf },
          {
            key: "dataset",
            title: t("table.dataset"),
            isSortable: true,
            cell: ({ finding }) => titleOf(finding.datasetId),
          },
          {
            key: "overlap",
            title: t("table.featureOverlap"),
            isNumeric: true,
            isSortable: true,
            cell: ({ feature }) => areaText(f, feature.overlapHa),
          },
          {
            key: "area",
            title: t("table.featureArea"),
            isNumeric: true,
            isSortable: true,
            cell: ({ feature }) => areaText(f, feature.featureHa),
          },
          { key: "facts", title: t("table.facts"), cell: facts },
        ]}
      />
      {touched > rows.length && (
        <p className="small mute">{t("table.beyond", { count: touched - rows.length })}</p>
      )}
    </div>
  );
}
