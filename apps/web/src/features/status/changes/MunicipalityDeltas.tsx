import type { ChangesPage } from "@mars/contracts/status/statusChanges";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useShowAll } from "../../../ui/tables/useShowAll.ts";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";
import { effectFacts, effects } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";
import { signed } from "./signed.ts";
import { changesText } from "./text.ts";

type Row = ChangesPage["byMunicipality"][number];
/** More are requested: the page is long enough without. */
const fewest = 6;

type Key = "name" | (typeof effects)[number];

/** Where the effect with commitment changed, municipality by municipality. */
export function MunicipalityDeltas({ page }: { page: ChangesPage }) {
  const t = useText(changesText);
  const shared = useText(detailText);
  const format = useFormat();
  const { sorted, sort, onSort } = useSortedRows<Row, Key>(
    page.byMunicipality,
    (row, key) => (key === "name" ? row.name : row.effects[key]),
    { by: "nitrogen", isDescending: true },
  );
  const [isAll, showAll] = useShowAll();
  const count = page.byMunicipality.length;
  if (count === 0) return null;
  const columns: Column<Row, Key>[] = [
    {
      key: "name",
      title: t("units.name"),
      isSortable: true,
      cell: ({ slug, name }) => (
        <UnitLink kind="municipality" slug={slug}>
          {name}
        </UnitLink>
      ),
    },
    ...effects.map((effect): Column<Row, Key> => ({
      key: effect,
      title: `${shared(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
      isNumeric: true,
      isSortable: true,
      cell: (row) => signed(row.effects[effect], format.amount),
    })),
  ];
  return (
    <StatusSection id="kommuner" title={t("units.title")} intro={t("units.intro")} isFull folds>
      <Table
        caption={shared("tableOf", { what: t("units.title") })}
        isCaptionHidden
        columns={columns}
        rows={isAll ? sorted : sorted.slice(0, fewest)}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        narrow="scroll"
      />
      {count > fewest && !isAll && (
        <p className="more-rows no-print">
          <Button variant="secondary" onClick={showAll}>
            {t("units.all", { count })}
          </Button>
        </p>
      )}
    </StatusSection>
  );
}
