import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { OwnerSaysNo } from "../gap/OwnerSaysNo.tsx";
import { useSketches } from "../planQueries.ts";
import { gapText } from "../text/gapText.ts";
import { planText } from "../text/planText.ts";
import { includeItems } from "../work/includeItems.ts";

/** What a counted sketch would cost the plan if its owner said no; the replacement counts in one
 * press, and this one no longer. */
export function ReplaceSketch({ plan, sketch }: { plan: Plan; sketch: SketchProject }) {
  const t = useText(gapText);
  const words = useText(planText);
  const { data } = useSketches(plan.id);
  if (!data) return null;
  const held = data.filter(
    ({ planId, kind, included }) => planId === plan.id && kind === "sketch_project" && included,
  );
  async function replace(ids: readonly string[]): Promise<void> {
    if (!(await includeItems(plan.id, { included: ids, excluded: [sketch.id] }))) return;
    const undo = () => includeItems(plan.id, { included: [sketch.id], excluded: ids });
    showToast({
      variant: "success",
      body: t("no.taken", { name: sketch.name }),
      action: { label: words("undo"), onAction: () => void undo() },
    });
  }
  return (
    <OwnerSaysNo
      plan={plan}
      sketch={sketch}
      sketches={data}
      held={held.map(({ id }) => id)}
      onTake={plan.rights.include ? (ids) => void replace(ids) : null}
    />
  );
}
