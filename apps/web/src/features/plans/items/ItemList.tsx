import type { Plan } from "@mars/contracts/plans/planShapes";
import { type ReactNode, useId, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { JumpTo } from "../../../ui/navigation/JumpTo.tsx";
import { PanelMenu } from "../screen/PanelMenu.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { planText } from "../text/planText.ts";
import { type CountedItem, otherPlanOf } from "../work/countedItem.ts";
import { ItemRow } from "./ItemRow.tsx";
import type { Pins } from "./Pins.ts";
import { compareCodes } from "@mars/domain/order/compareCodes";
import { compareDanish, foldForSearch } from "@mars/wording/format/collation";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useMasterData } from "../planQueries.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

const itemSorts = ["nitrogen", "area", "name", "updated"] as const;
type ItemSort = (typeof itemSorts)[number];

const compare: Record<ItemSort, (a: CountedItem, b: CountedItem) => number> = {
  nitrogen: (a, b) => (b.effects.nitrogenReductionT ?? 0) - (a.effects.nitrogenReductionT ?? 0),
  area: (a, b) => b.areaHa - a.areaHa,
  name: (a, b) => compareDanish(a.name, b.name),
  updated: (a, b) => compareCodes(b.updatedAt, a.updatedAt),
};

/** Found by name, measure or place; equal ones in the order of their names. */
function orderedItems<T extends CountedItem>(
  items: readonly T[],
  typed: string,
  sort: ItemSort,
  wordsOf: (item: T) => string,
): T[] {
  const wanted = foldForSearch(typed);
  return items
    .filter((item) => wanted === "" || foldForSearch(wordsOf(item)).includes(wanted))
    .toSorted((a, b) => compare[sort](a, b) || compareDanish(a.name, b.name));
}

const pageSize = 60;
/** From here on walking through the rows is work for who has no pointer. */
const longList = 5;

type Props<T extends CountedItem> = {
  plan: Plan;
  items: readonly T[];
  searchLabel: string;
  linkOf: (item: T) => ReactNode;
  empty: ReactNode;
  /** Next to the search. */
  action?: ReactNode;
  /** Are above the rows, also where none passes. */
  filters?: ReactNode;
  isCounted?: (item: T) => boolean;
  onToggle?: (ids: readonly string[], included: boolean) => void;
  /** Under the count, where the rows are wide. */
  note?: ReactNode;
  pins?: Pins | undefined;
  onPoint: (id: string | null) => void;
  children?: ReactNode;
};

/** Search, sort, count, and the rows in portions: a report may hold six hundred. */
export function ItemList<T extends CountedItem>(props: Props<T>) {
  const { plan, items, searchLabel, linkOf, empty, isCounted, onToggle, pins, onPoint } = props;
  const t = useText(planText);
  const wordsOf = useItemWords(plan);
  const [typed, setTyped] = useState("");
  const [sort, setSort] = useState<ItemSort>("nitrogen");
  const [shown, setShown] = useState(pageSize);
  const endId = useId();
  if (items.length === 0)
    return (
      <>
        {props.action}
        {props.filters}
        {props.children}
        {empty}
      </>
    );
  const found = orderedItems(items, typed, sort, (item) => `${item.name} ${wordsOf(item)}`);
  const ids = found.filter((item) => otherPlanOf(item, plan.id) === null).map(({ id }) => id);
  return (
    <div className="plan-items">
      <div className="plan-items-top">
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setShown(pageSize);
          }}
        />
        {props.action}
      </div>
      {props.filters}
      <div className="plan-items-row">
        <div>{props.children}</div>
        {onToggle && ids.length > 1 && (
          <PanelMenu
            className="plan-bulk"
            button={
              <>
                {t("several")} <Icon name="chevronDown" isSmall />
              </>
            }
          >
            {(close) => (
              <ul className="plan-menu">
                {([true, false] as const).map((included) => (
                  <li key={String(included)}>
                    <button
                      type="button"
                      className="menu-item"
                      onClick={() => {
                        close();
                        onToggle(ids, included);
                      }}
                    >
                      {t(included ? "allIn" : "allOut")}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </PanelMenu>
        )}
        <label className="plan-sort">
          <span className="sr-only">{t("sortBy")}</span>
          <select
            value={sort}
            onChange={({ target: { value } }) =>
              setSort(itemSorts.find((one) => one === value) ?? sort)
            }
          >
            {itemSorts.map((value) => (
              <option key={value} value={value}>
                {t(`sort.${value}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {props.note && <p className="plan-quiet plan-items-note">{props.note}</p>}
      <p className="sr-only" role="status">
        {t("found", { count: found.length })}
      </p>
      {found.length === 0 && <EmptyState title={t("noMatch", { typed })} />}
      {found.length > longList && <JumpTo target={endId}>{t("skipList")}</JumpTo>}
      <ul className="plan-item-list">
        {found.slice(0, shown).map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            link={linkOf(item)}
            facts={wordsOf(item)}
            isCounted={isCounted?.(item) ?? false}
            otherPlan={otherPlanOf(item, plan.id)}
            pins={pins}
            {...(onToggle && { onToggle: (included) => onToggle([item.id], included) })}
            onPoint={onPoint}
          />
        ))}
      </ul>
      <div id={endId} tabIndex={-1} role="group" aria-label={t("listEnd")}>
        {found.length > shown && (
          <Button variant="secondary" size="small" onClick={() => setShown(shown + pageSize)}>
            {t("more", { count: Math.min(pageSize, found.length - shown) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** 'Lavbundsprojekter, 930 ha, Thisted Bredning + 1'. */
export function useItemWords(plan: Plan): (item: CountedItem) => string {
  const master = useMasterData().data;
  const nameOf = useFactName();
  const f = useFormat();
  const t = useText(planText);
  const names = new Map(plan.subCatchments.map(({ opId, name }) => [opId, name]));
  return (item) => {
    const measure = master?.mitigationMeasures.find(({ id }) => id === item.mitigationMeasureId);
    const places = item.subCatchments
      .map(({ opId }) => names.get(opId))
      .filter((name) => name !== undefined);
    const areaHa = areaText(f, item.areaHa);
    const outline = item.point === null && t("noOutline");
    // The first place and how many more: a row is one line, and the sketch itself tells them all.
    const more = places.length > 1 ? ` + ${places.length - 1}` : "";
    const place = places[0] && places[0] + more;
    return [measure && nameOf(measure.name), areaHa, place, outline].filter(Boolean).join(", ");
  };
}
