import type { Plan } from "@mars/contracts/planShapes";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { planText } from "../text/planText.ts";

/** The municipalities and local tripartites that have a part of the report. */
export function Contributors({ plan }: { plan: Plan }) {
  const t = useText(planText);
  const f = useFormat();
  const largestFirst = (units: Plan["municipalities"]) =>
    units.toSorted((a, b) => b.shareOfPlan - a.shareOfPlan);
  return (
    <section className="plan-section" aria-labelledby="plan-contributors">
      <h2 id="plan-contributors">{t("contributors")}</h2>
      <div className="plan-contributors">
        <div>
          <h3>{t("municipalities")}</h3>
          <ul>
            {largestFirst(plan.municipalities).map(({ id, name, shareOfPlan }) => (
              <li key={id}>
                <Link to="/status/kommuner/:municipalityId" params={{ municipalityId: id }}>
                  {name}
                </Link>
                <span>{f.percent(shareOfPlan)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t("tripartites")}</h3>
          <ul>
            {largestFirst(plan.tripartites).map(({ id, name, shareOfPlan }) => (
              <li key={id}>
                <Link to="/status/lokaletreparter/:vosId" params={{ vosId: id }}>
                  {name}
                </Link>
                <span>{f.percent(shareOfPlan)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
