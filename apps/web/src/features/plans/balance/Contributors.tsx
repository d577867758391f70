import type { Plan } from "@mars/contracts/plans/planShapes";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { planText } from "../text/planText.ts";

type Unit = Plan["municipalities"][number];

/** The municipalities and local tripartites that have a part of the report. */
export function Contributors({ plan }: { plan: Plan }) {
  const t = useText(planText);
  return (
    <section className="plan-section" aria-labelledby="plan-contributors">
      <h2 id="plan-contributors">{t("contributors")}</h2>
      <div className="plan-contributors">
        <Units
          title={t("municipalities")}
          units={plan.municipalities}
          linkOf={({ id, name }) => (
            <Link to="/status/kommuner/:municipalityId" params={{ municipalityId: id }}>
              {name}
            </Link>
          )}
        />
        <Units
          title={t("tripartites")}
          units={plan.tripartites}
          linkOf={({ id, name }) => (
            <Link to="/status/lokaletreparter/:vosId" params={{ vosId: id }}>
              {name}
            </Link>
          )}
        />
      </div>
    </section>
  );
}

type UnitsProps = { title: string; units: readonly Unit[]; linkOf: (unit: Unit) => ReactNode };

/** The largest share first. */
function Units({ title, units, linkOf }: UnitsProps) {
  const f = useFormat();
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {units
          .toSorted((a, b) => b.shareOfPlan - a.shareOfPlan)
          .map((unit) => (
            <li key={unit.id}>
              {linkOf(unit)}
              <span>{f.percent(unit.shareOfPlan)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
