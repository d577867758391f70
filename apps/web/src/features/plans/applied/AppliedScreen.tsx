import "../plans.css";
import type { Plan, PlanProject } from "@mars/contracts/plans/planShapes";
import { useEffect } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { MapLayout, MapView, PanelHead } from "../../../map/index.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { StageName } from "../../../ui/figures/StageSwatch.tsx";
import { stageWord } from "../items/stageWord.ts";
import { usePlanChanges } from "../live/usePlanChanges.ts";
import { useItemOnMap } from "../map/useItemOnMap.ts";
import { usePlanModel } from "../map/usePlanModel.ts";
import { useOutlines, usePlan, usePlanProject } from "../planQueries.ts";
import { EffectSummary } from "../sketch/EffectSummary.tsx";
import { IncludeSwitch } from "../sketch/IncludeSwitch.tsx";
import { ItemState } from "../sketch/ItemState.tsx";
import { SketchFacts } from "../sketch/SketchFacts.tsx";
import { sketchText } from "../text/sketchText.ts";

/** An applied project as the plan counts it. */
export function AppliedScreen({ planId, id }: { planId: string; id: string }) {
  const t = useText(sketchText);
  const plan = usePlan(planId);
  const project = usePlanProject(planId, id);
  if (!plan.data || !project.data)
    return (
      <ItemState
        planId={planId}
        error={plan.error ?? project.error}
        onRetry={() => {
          void plan.refetch();
          void project.refetch();
        }}
        words={{
          loading: t("applied.loading"),
          missing: t("applied.missing"),
          missingText: t("applied.missingText"),
          failed: t("applied.failed"),
        }}
      />
    );
  const isGone = project.error instanceof HttpProblem && project.error.status === 404;
  return <AppliedWorkspace key={id} plan={plan.data} project={project.data} isGone={isGone} />;
}

type Props = {
  plan: Plan;
  project: PlanProject;
  /** Left the plan while it was open. */
  isGone: boolean;
};

function AppliedWorkspace({ plan, project, isGone }: Props) {
  const t = useText(sketchText);
  const f = useFormat();
  const model = usePlanModel(plan);
  const geometry = useOutlines(plan.id).data?.get(project.geoLocationId);
  usePlanChanges(plan.id);
  useItemOnMap(model, plan, project);
  useEffect(() => {
    if (geometry) model.fit(geometry);
  }, [model, geometry]);
  return (
    <MapLayout
      label={t("applied.panel", { name: project.name })}
      head={
        <PanelHead
          back={
            <Link to="/plans/:id" params={{ id: plan.id }} search={{ fane: "applied" }}>
              {plan.title}
            </Link>
          }
          title={project.name}
          status={
            <>
              <StageName stage={stageWord[project.stage]} />
              {project.lastStateChangedAt && (
                <p>{t("applied.status", { when: f.date(project.lastStateChangedAt) })}</p>
              )}
            </>
          }
        />
      }
      map={<MapView model={model} label={t("map")} />}
    >
      {isGone && (
        <Alert variant="warning" title={t("applied.missing")} isUrgent>
          <p>{t("applied.missingText")}</p>
        </Alert>
      )}
      <p className="plan-quiet">{t("applied.live")}</p>
      <IncludeSwitch plan={plan} id={project.id} included={project.included} />
      <EffectSummary plan={plan} item={project} />
      <SketchFacts plan={plan} item={project} />
      <p>
        <Link to="/status/projekter/:projectId" params={{ projectId: project.id }}>
          {t("applied.public")}
        </Link>
      </p>
    </MapLayout>
  );
}
