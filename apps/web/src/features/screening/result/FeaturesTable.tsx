import type { ScreeningFinding, TouchedFeature } from "@mars/contracts/screening";
import { useFormat } from "../../../lib/format/format.ts";
import { languageOf, useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/Table.tsx";
import { attributeText, featureName, tellingAttributes } from "../findings/featureName.ts";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";

type Row = { finding: ScreeningFinding; feature: TouchedFeature };

/** Each touched feature with its titled attributes. */
export function FeaturesTable() {
  const t = useText(screeningText);
  const f = useFormat();
  const locale = useLocale();
  const isDanish = languageOf(locale) === "da";
  const { state, titleOf } = useResult();
  const rows = state.soFar.findings.flatMap((finding) =>
    finding.features.map((feature) => ({ finding, feature })),
  );
  const facts = ({ feature }: Row) =>
    tellingAttributes(feature)
      .map(
        ({ titleDa, titleEn, value }) =>
          `${isDanish ? titleDa : titleEn}: ${attributeText(value, { yes: t("yes"), no: t("no"), locale })}`,
      )
      .join(" · ");
  return (
    <Table<Row, "feature" | "dataset" | "overlap" | "area" | "facts">
      caption={t("table.features")}
      rows={rows}
      rowKey={({ finding, feature }) => `${finding.datasetId}/${feature.id}`}
      isBusy={state.phase === "running" && rows.length === 0}
      columns={[
        {
          key: "feature",
          title: t("table.feature"),
          cell: ({ feature }) => featureName(feature) ?? t("finding.unnamed"),
        },
        {
          key: "dataset",
          title: t("table.dataset"),
          cell: ({ finding }) => titleOf(finding.datasetId),
        },
        {
          key: "overlap",
          title: t("table.featureOverlap"),
          isNumeric: true,
          cell: ({ feature }) => f.hectares(feature.overlapHa, 1),
        },
        {
          key: "area",
          title: t("table.featureArea"),
          isNumeric: true,
          cell: ({ feature }) => f.hectares(feature.featureHa, 1),
        },
        { key: "facts", title: t("table.facts"), cell: facts },
      ]}
    />
  );
}
