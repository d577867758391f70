import "../plans.css";
import "../text/problemText.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { usePlan, usePlanProjects, useSketches } from "../planQueries.ts";
import { planText } from "../text/planText.ts";
import { PlanSkeleton } from "./PlanSkeleton.tsx";
import { PlanWorkspace } from "./PlanWorkspace.tsx";

/** A report by its id: loading, missing, failed, or the workspace. */
export function PlanScreen({ id }: { id: string }) {
  const t = useText(planText);
  const plan = usePlan(id);
  const sketches = useSketches(id);
  const projects = usePlanProjects(id);
  const failed = [plan, sketches, projects].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <div className="container plan-state">
        {failed.error instanceof HttpProblem && [400, 404].includes(failed.error.status) ? (
          <EmptyState level={1} title={t("missing")} action={<Link to="/plans">{t("back")}</Link>}>
            <p>{t("missingText")}</p>
          </EmptyState>
        ) : (
          <ErrorState
            level={1}
            title={t("failed")}
            onRetry={() => {
              void plan.refetch();
              void sketches.refetch();
              void projects.refetch();
            }}
          />
        )}
      </div>
    );
  if (!plan.data || !sketches.data || !projects.data)
    return <PlanSkeleton title={plan.data?.title ?? null} />;
  return (
    <PlanWorkspace key={id} plan={plan.data} sketches={sketches.data} projects={projects.data} />
  );
}
