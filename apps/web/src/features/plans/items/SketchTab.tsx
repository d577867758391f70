import type { Plan, PlanSketch } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import type { Checked } from "../checklist/usePlanChecklist.ts";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { planText } from "../text/planText.ts";
import { ableToCount } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { DeletedItems } from "./DeletedItems.tsx";
import { ItemList } from "./ItemList.tsx";
import { useDoubleCounts } from "../planQueries.ts";
import { CountedLine } from "./CountedLine.tsx";
import { FilterRow } from "./FilterRow.tsx";
import { NewSketchLink } from "./NewSketchLink.tsx";
import { passesFilter, type SketchFilter, sketchFilters, useSketchFilter } from "./sketchFilter.ts";

const deletedKinds = ["sketch_project", "scenario"] as const;

type Props = {
  plan: Plan;
  work: PlanWork;
  sketches: readonly PlanSketch[];
  /** The gap closer is open: rows may be pinned for it. */
  isPinning: boolean;
  checked: Checked;
  onPoint: (id: string | null) => void;
};

export function SketchTab({ plan, work, sketches, isPinning, checked, onPoint }: Props) {
  const t = useText(planText);
  const own = sketches.filter(({ kind }) => kind === "sketch_project");
  const able = ableToCount(own);
  const [filter, setFilter] = useSketchFilter();
  const overlaps = useDoubleCounts(plan.id).data?.pairs;
  const overlapping = new Set(overlaps?.flatMap(({ clippedId, keptId }) => [clippedId, keptId]));
  const passing = (which: SketchFilter) =>
    own.filter((sketch) => passesFilter(sketch, which, checked, overlapping));
  const shown = passing(filter);
  const savesInPlan = work.mode === "plan" && plan.rights.include;
  return (
    <>
      <ItemList
        plan={plan}
        items={shown}
        note={own.length > able.length && t("cannotCount", { count: own.length - able.length })}
        searchLabel={t("search.sketches", { count: own.length })}
        linkOf={({ id, name }) => (
          <Link to="/plans/:id/sketch-projects/:projectId" params={{ id: plan.id, projectId: id }}>
            {name || t("noName")}
          </Link>
        )}
        isCounted={work.isCounted}
        onToggle={(ids, included) => void work.toggle(ids, included)}
        pins={isPinning ? { has: (id) => work.pinned.has(id), toggle: work.togglePin } : undefined}
        onPoint={onPoint}
        action={
          plan.rights.createSketch && <NewSketchLink planId={plan.id} kind="sketch_project" />
        }
        filters={
          own.length > 0 && (
            <FilterRow
              label={t("filter")}
              filters={sketchFilters.flatMap((key) => {
                const count = passing(key).length;
                // What has nothing in it is not offered, unless one is already there.
                if (count === 0 && key !== filter && key !== "all") return [];
                return [{ key, label: t(`filter.${key}`), count }];
              })}
              selected={filter}
              onSelect={setFilter}
            />
          )
        }
        empty={
          filter !== "all" && own.length > 0 ? (
            <EmptyState title={t(`filterEmpty`)} />
          ) : (
            <EmptyState icon="area" title={t("emptySketches")}>
              {plan.rights.createSketch && <p>{t("emptySketchesText")}</p>}
            </EmptyState>
          )
        }
      >
        <CountedLine
          counted={able.filter(work.isCounted).length}
          count={able.length}
          savesInPlan={savesInPlan}
          isSaving={work.isSaving}
        />
      </ItemList>
      <DeletedItems plan={plan} kinds={deletedKinds} />
    </>
  );
}
