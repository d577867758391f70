import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { screeningText } from "../text.ts";
import { schemeChange } from "./schemeChange.ts";
import { FactName } from "../../../ui/words/FactName.tsx";

type Row = ScreeningChanges["schemes"][number];

export function ChangedSchemes({ changes }: { changes: ScreeningChanges }) {
  const t = useText(screeningText);
  const rows = changes.schemes.filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  );
  const words = (one: Row["before"]) => {
    if (!one) return t("changes.absent");
    const fits = one.areaFits === null ? "unknown" : one.areaFits ? "fits" : "fitsNot";
    return `${t(`changes.${fits}`)}, ${t(one.isOpen ? "changes.open" : "changes.closed")}`;
  };
  if (rows.length === 0) return null;
  return (
    <Table<Row, "name" | "kind" | "before" | "after">
      caption={t("changes.schemes")}
      rows={rows}
      rowKey={({ schemeId }) => schemeId}
      columns={[
        {
          key: "name",
          title: t("changes.schemes"),
          cell: ({ schemeName }) => <FactName name={schemeName} />,
        },
        {
          key: "kind",
          title: t("changes.kind"),
          cell: (row) => t(`changes.scheme.${schemeChange(row)}`),
        },
        { key: "before", title: t("changes.before"), cell: ({ before }) => words(before) },
        { key: "after", title: t("changes.after"), cell: ({ after }) => words(after) },
      ]}
    />
  );
}
