import "../plans.css";
import type { PlanListItem } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { navigate, useLocation } from "../../../lib/router/currentLocation.ts";
import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { useIsNarrow } from "../screen/useIsNarrow.ts";
import { usePlans } from "../planQueries.ts";
import { listText } from "../text/listText.ts";
import { matchingPlans, type PlanSort, planSorts, sortedPlans } from "./planOrder.ts";
import { PlanTable } from "./PlanTable.tsx";

/** All reports: search, four sorts, count. The choice is in the address. */
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
  const search = useOwnSearch();
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  const vat = useSession().profile?.vat ?? null;
  const typed = typeof search["q"] === "string" ? search["q"] : "";
  const by = planSorts.find((sort) => sort === search["sort"]) ?? "title";
  const isDescending = search["dir"] === undefined ? by !== "title" : search["dir"] === "desc";

  function change(next: { q?: string; sort?: PlanSort; dir?: "asc" | "desc"; hvis?: string }) {
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(next))
      if (value === "") query.delete(name);
      else query.set(name, value);
    navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: true });
  }

  const own = vat === null ? [] : plans.filter(({ responsibleVat }) => responsibleVat === vat);
  // It opens on one's own; the choice is in the address like the rest.
  const isMine = own.length > 0 && search["hvis"] !== "alle";
  const offered = isMine ? own : plans;
  const found = sortedPlans(matchingPlans(offered, typed), by, isDescending);
  const count = (
    <p className="toolbar-count" role="status">
      {t("count", { count: found.length })}
    </p>
  );
  const tools = (
    <>
      <SearchField label={t("search")} value={typed} onChange={(q) => change({ q })} />
      <Select
        label={t("sort")}
        value={by}
        options={planSorts.map((sort) => ({ value: sort, label: t(`column.${sort}`) }))}
        onChange={(sort) => change({ sort, dir: sort === "title" ? "asc" : "desc" })}
      />
    </>
  );
  return (
    <>
      {isNarrow ? (
        <>
          <Disclosure summary={t("tools")} {...(typed !== "" && { isOpen: true })}>
            <div className="toolbar">{tools}</div>
          </Disclosure>
          {count}
        </>
      ) : (
        <div className="toolbar">
          {tools}
          {count}
        </div>
      )}
      {own.length > 0 && (
        <RadioGroup
          legend={t("whose")}
          isLegendHidden
          variant="segmented"
          value={isMine ? "mine" : "alle"}
          onChange={(hvis) => change({ hvis: hvis === "alle" ? hvis : "" })}
          options={[
            { value: "mine", label: t("mine", { count: own.length }) },
            { value: "alle", label: t("all", { count: plans.length }) },
          ]}
        />
      )}
      {found.length === 0 ? (
        <EmptyState
          level={2}
          title={t(isMine ? "noneOfMine" : "none", { typed })}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => change({ q: "", hvis: "alle" })}
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
          // On a phone the plans come first; sorting is in the fold above.
          onSort={
            isNarrow
              ? null
              : (sort) => change({ sort: sort.by, dir: sort.isDescending ? "desc" : "asc" })
          }
        />
      )}
    </>
  );
}
