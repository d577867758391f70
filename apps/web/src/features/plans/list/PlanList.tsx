import "../plans.css";
import type { PlanListItem } from "@mars/contracts/planShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { navigate, useLocation, useSearch } from "../../../lib/router/currentLocation.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { Button } from "../../../ui/Button.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/StateBlock.tsx";
import { usePlans } from "../planQueries.ts";
import { listText } from "../text/listText.ts";
import { matchingPlans, type PlanSort, planSorts, sortedPlans } from "./planOrder.ts";
import { PlanTable } from "./PlanTable.tsx";

/** All reports: search, four sorts, count. The choice stands in the address. */
export function PlanList() {
  const t = useText(listText);
  const plans = usePlans();
  if (plans.isPending)
    return (
      <Skeleton label={t("loading")}>
        {Array.from({ length: 8 }, (_, row) => (
          <SkeletonLine key={row} height="4rem" />
        ))}
      </Skeleton>
    );
  if (plans.isError)
    return <ErrorState title={t("failed")} onRetry={() => void plans.refetch()} level={2} />;
  return <FoundPlans plans={plans.data} />;
}

function FoundPlans({ plans }: { plans: readonly PlanListItem[] }) {
  const t = useText(listText);
  const search = useSearch();
  const { pathname } = useLocation();
  const vat = useSession().profile?.vat ?? null;
  const [isMine, setMine] = useState(false);
  const typed = typeof search["q"] === "string" ? search["q"] : "";
  const by = planSorts.find((sort) => sort === search["sort"]) ?? "title";
  const isDescending = search["dir"] === undefined ? by !== "title" : search["dir"] === "desc";

  function change(next: { q?: string; sort?: PlanSort; dir?: "asc" | "desc" }) {
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(next))
      if (value === "") query.delete(name);
      else query.set(name, value);
    navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: true });
  }

  const hasOwn = vat !== null && plans.some(({ responsibleVat }) => responsibleVat === vat);
  const offered = isMine ? plans.filter(({ responsibleVat }) => responsibleVat === vat) : plans;
  const found = sortedPlans(matchingPlans(offered, typed), by, isDescending);
  return (
    <>
      <div className="toolbar">
        <SearchField label={t("search")} value={typed} onChange={(q) => change({ q })} />
        <Select
          label={t("sort")}
          value={by}
          options={planSorts.map((sort) => ({ value: sort, label: t(`column.${sort}`) }))}
          onChange={(sort) => change({ sort, dir: sort === "title" ? "asc" : "desc" })}
        />
        <p className="toolbar-count" role="status">
          {t("count", { count: found.length })}
        </p>
      </div>
      {hasOwn && <Checkbox label={t("mine")} isChecked={isMine} onChange={setMine} />}
      {found.length === 0 ? (
        <EmptyState
          level={2}
          title={typed === "" ? t("noneMine") : t("none", { typed })}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setMine(false);
                change({ q: "" });
              }}
            >
              {t("showAll")}
            </Button>
          }
        >
          <p>{t("spelling")}</p>
        </EmptyState>
      ) : (
        <PlanTable
          plans={found}
          sort={{ by, isDescending }}
          onSort={(sort) => change({ sort: sort.by, dir: sort.isDescending ? "desc" : "asc" })}
        />
      )}
    </>
  );
}
