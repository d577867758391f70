import type { OverviewPage } from "@mars/contracts/status/statusPages";
import { useEmbedded } from "../../../features/status/embed/embed.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { overviewText } from "./overviewText.ts";

/** The way on from the overview, in one row: what the state owns. */
export function LandOutro({ land }: { land: NonNullable<OverviewPage["land"]> }) {
  const t = useText(overviewText);
  const format = useFormat();
  if (useEmbedded() !== null) return null;
  const { year, quarter } = land;
  const ownedHa = land.projectLandHa + land.compensationLandHa;
  return (
    <section className="container section fold-line" aria-labelledby="land-heading">
      <div className="section-grid">
        <div className="section-head">
          <div className="section-title">
            <h2 id="land-heading">{t("land.title")}</h2>
            <p className="fold-fact">
              {t("land.fact", {
                owned: format.hectares(ownedHa),
                quarter,
                year: String(year),
                agreements: format.hectares(land.bindingAgreementsHa),
              })}
            </p>
            <Link to="/status/jordopkoeb" className="more-link">
              {t("land.link")}
              <Icon name="arrow" />
            </Link>{" "}
            <Link to="/mit-areal" className="more-link">
              {t("land.own")}
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </div>
      <p className="small goal-after">
        {t("more")} <Link to="/status/nationaltindblik">{t("national.link")}</Link>,{" "}
        <Link to="/dashboard/overview">{t("effects.link")}</Link>.
      </p>
    </section>
  );
}
