import type { UnitsPage } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { foldForSearch } from "@mars/wording/format/collation";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { HiddenSearchInputs } from "../../../ui/fields/HiddenSearchInputs.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import type { Sort } from "../../../ui/tables/Column.ts";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { useKeptSearch, useSearchText } from "../asOf/asOf.ts";
import { useGoTo } from "../embed/embed.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { ChoroplethSection } from "../map/ChoroplethSection.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { matching } from "./matching.ts";
import { FoundPlaces } from "./PlaceSearch.tsx";
import { unitAddress } from "./units.ts";
import { UnitTable } from "./UnitTable.tsx";
import type { UnitColumn } from "./unitValue.ts";
import { useSource } from "../provenance/useSource.ts";
import { useShowAll } from "../../../ui/tables/useShowAll.ts";
import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";

const fewest = 15;

function firstSort(kind: UnitKind, isLong: boolean): Sort<UnitColumn> {
  if (kind === "plan") return { by: "missing", isDescending: true };
  return isLong ? { by: "total", isDescending: true } : { by: "name", isDescending: false };
}

/** T3, T5, T7: search, then select; the list filters as you type, Enter opens the first. */
export function UnitListView({ page, kind }: { page: UnitsPage; kind: UnitKind }) {
  const t = useText(detailText);
  const search = useKeptSearch();
  const goTo = useGoTo();
  const source = useSource(page.day);
  const [typed, setTyped] = useSoughtUnit();
  const wanted = foldForSearch(typed);
  const [isAll, showAll] = useShowAll();
  const isLong = page.units.length > 40;
  const isCut = isLong && !isAll && wanted === "";
  const listed = [...page.units, ...page.retired];
  const found = wanted === "" ? listed : matching(listed, wanted);
  return (
    <>
      <StatusSection
        id="liste"
        title={t(`list.title.${kind}`)}
        isFull
        figures={["unit-share", "ranking"]}
      >
        <div className="toolbar">
          <SearchField
            label={t(`find.${kind}`)}
            name="q"
            kept={<HiddenSearchInputs except="q" />}
            value={typed}
            onChange={setTyped}
            onSubmit={() => {
              const first = found[0];
              if (wanted !== "" && first) goTo(unitAddress(kind, first.slug, search));
            }}
          />
          <p className="toolbar-count" role="status">
            {t(`list.count.${kind}`, { count: wanted === "" ? page.units.length : found.length })}
          </p>
        </div>
        {found.length === 0 ? (
          <EmptyState
            title={t(`find.none.${kind}`, { typed })}
            action={
              <Button variant="secondary" size="small" onClick={() => setTyped("")}>
                {t("list.showAll")}
              </Button>
            }
          >
            <FoundPlaces asked={typed.trim()} />
          </EmptyState>
        ) : (
          <UnitTable
            page={page}
            kind={kind}
            units={found}
            hasStages={kind !== "plan"}
            first={firstSort(kind, isLong)}
            hasTotals={wanted === "" && !isCut}
            {...(isCut && { limit: fewest })}
          />
        )}
        {isCut && found.length > fewest && (
          <p className="more-rows">
            <Button variant="secondary" size="small" onClick={showAll}>
              {t("list.all", { count: found.length })}
            </Button>
            <span className="small">{t("list.most", { shown: fewest })}</span>
          </p>
        )}
        {kind === "municipality" && <p className="small">{t("list.outside")}</p>}
        <ChartTools csv={`/status/tables/units/${kind}.csv`} embedId="liste" source={source} />
      </StatusSection>
      <ChoroplethSection page={page} kind={kind} source={source} />
    </>
  );
}

/** What is sought in a list, also for the moment it stands while the next page comes. */
export function useSoughtUnit(): [string, (typed: string) => void] {
  const [, setTyped] = useSearchText("q");
  const typed = useOwnSearch()["q"];
  return [typeof typed === "string" ? typed : "", setTyped];
}
