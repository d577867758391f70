import type { OverviewPage } from "@mars/contracts/status/statusPages";
import { useEmbedded } from "../../../features/status/embed/embed.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { overviewText } from "./overviewText.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";

/** The way on from the overview: what the state owns. */
export function LandOutro({ land }: { land: NonNullable<OverviewPage["land"]> }) {
  const t = useText(overviewText);
  const format = useFormat();
  if (useEmbedded() !== null) return null;
  return (
    <section className="band" aria-labelledby="land-heading">
      <div className="container band-grid">
        <div className="band-text">
          <h2 id="land-heading">{t("land.title")}</h2>
          <p>{t("land.text")}</p>
          <p className="band-link">
            <Link to="/status/jordopkoeb" className="more-link">
              {t("land.link")}
              <Icon name="arrow" />
            </Link>
          </p>
        </div>
        <div className="band-figure">
          <p
            className="small"
            {...figureMarks("country", { "land.quarter": `${land.year}-${land.quarter}` })}
          >
            {t("land.when", { quarter: land.quarter, year: String(land.year) })}
          </p>
          <p
            {...figureMarks(`land/${land.year}-${land.quarter}`, {
              "land.ownedHa": land.projectLandHa + land.compensationLandHa,
            })}
          >
            <Figure
              size="xl"
              value={format.amount(land.projectLandHa + land.compensationLandHa)}
              unit="ha"
            />
          </p>
          <p
            className="small"
            {...figureMarks(`land/${land.year}-${land.quarter}`, {
              "land.bindingAgreementsHa": land.bindingAgreementsHa,
            })}
          >
            {t("land.agreements", { agreements: format.hectares(land.bindingAgreementsHa) })}
          </p>
        </div>
      </div>
    </section>
  );
}
