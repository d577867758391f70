import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, SketchRow } from "@mars/contracts/status/statusShapes";
import { foldForSearch } from "@mars/wording/format/collation";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { FactName } from "../../../ui/words/FactName.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { Amount } from "../effects/Amount.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { effects } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";

type SketchColumn = EffectKey | "name" | "measure" | "area";
const pageSize = 10;

/** Published sketch projects of the plan. */
export function SketchSection({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const [typed, setTyped] = useState("");
  const [limit, setLimit] = useState(pageSize);
  const wanted = foldForSearch(typed);
  const found = page.sketches.filter((sketch) => foldForSearch(sketch.name).includes(wanted));
  const { sorted, sort, onSort } = useSortedRows<SketchRow, SketchColumn>(found, valueOf, {
    by: "nitrogen",
    isDescending: true,
  });
  const figure = (key: SketchColumn, title: string) => ({
    key,
    title,
    isBrief: key === "area" || key === "nitrogen",
    isNumeric: true,
    isSortable: true,
    cell: (sketch: SketchRow) => <Amount value={Number(valueOf(sketch, key))} />,
  });
  const columns: Column<SketchRow, SketchColumn>[] = [
    { key: "name", title: t("column.sketch"), isSortable: true, cell: (sketch) => sketch.name },
    {
      key: "measure",
      title: t("column.measure"),
      isSortable: true,
      cell: (sketch) =>
        sketch.kind === "uroert_skov" ? (
          t("sketches.untouched")
        ) : sketch.measure === null ? (
          "–"
        ) : (
          <FactName name={sketch.measure} />
        ),
    },
    figure("area", t("column.area")),
    ...effects.map((effect) => figure(effect, t(`column.${effect}`))),
  ];
  return (
    <StatusSection
      id="skitser"
      title={t("sketches.title")}
      intro={t("sketches.intro")}
      isFull
      folds
      fact={t("sketches.found", { count: page.sketches.length })}
      figures={["sketches"]}
    >
      {page.sketches.length === 0 ? (
        <p>{t("sketches.none")}</p>
      ) : (
        <>
          <div className="toolbar">
            <SearchField label={t("sketches.search")} value={typed} onChange={setTyped} />
            <p className="toolbar-count" role="status">
              {t("sketches.found", { count: found.length })}
            </p>
          </div>
          <Table
            caption={t("tableOf", { what: t("sketches.title") })}
            isCaptionHidden
            columns={columns}
            rows={sorted.slice(0, limit)}
            rowKey={(sketch) => sketch.id}
            sort={sort}
            onSort={onSort}
            isFiltered
          />
          {sorted.length > limit && (
            <p className="more-rows">
              <Button variant="secondary" size="small" onClick={() => setLimit(limit + 50)}>
                {t("list.more", { count: Math.min(50, sorted.length - limit) })}
              </Button>
              <span className="small">
                {t("list.shown", { shown: limit, count: sorted.length })}
              </span>
            </p>
          )}
          <ChartTools csv={`/status/tables/units/${page.kind}/${page.id}/sketches.csv`} />
        </>
      )}
    </StatusSection>
  );
}

function valueOf(sketch: SketchRow, key: SketchColumn): string | number | null {
  if (key === "name") return sketch.name;
  if (key === "measure") return sketch.measure;
  if (key === "area") return sketch.overlapHa;
  return sketch.effects[key];
}
