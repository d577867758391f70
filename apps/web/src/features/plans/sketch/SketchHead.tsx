import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { PanelHead } from "../../../map/index.ts";
import { sketchText } from "../text/sketchText.ts";

export function SketchHead({ plan, sketch }: { plan: Plan; sketch: SketchProject }) {
  const t = useText(sketchText);
  const f = useFormat();
  const nameOf = useAuthorityName();
  const maker = [sketch.createdBy, sketch.organization && nameOf(sketch.organization)]
    .filter(Boolean)
    .join(", ");
  const fane = sketch.kind === "uroert_skov" ? "supplementary" : "sketches";
  return (
    <PanelHead
      back={
        <Link to="/plans/:id" params={{ id: plan.id }} search={{ fane }}>
          {plan.title}
        </Link>
      }
      title={sketch.name}
      status={
        <>
          <p>
            <b>{t(`kind.${sketch.kind}`)}</b>
            {maker && ` · ${t("madeBy", { name: maker })}`}
          </p>
          <p>{t("changed", { when: f.dateTime(sketch.updatedAt) })}</p>
        </>
      }
    />
  );
}
