import { Link } from "../../../lib/router/Link.tsx";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { RoundedNote } from "../../../ui/figures/RoundedNote.tsx";
import { useNationalStatus } from "./nationalStatus.ts";
import { frontText } from "./text.ts";

export function LandTeaser() {
  const t = useText(frontText);
  const format = useFormat();
  const land = useNationalStatus().data?.land;
  return (
    <section className="band" aria-labelledby="land-heading">
      <div className="container band-grid">
        <div className="band-text">
          <h2 id="land-heading">{t("land.heading")}</h2>
          <p>{t("land.text")}</p>
          <p className="land-link">
            <Link to="/status/jordopkoeb" className="more-link">
              {t("land.link")}
              <Icon name="arrow" />
            </Link>
          </p>
        </div>
        {land && (
          <div className="band-figure land-figure">
            <p className="small">
              {t("land.when", { quarter: land.quarter, year: String(land.year) })}
            </p>
            <p>
              <Figure
                size="xl"
                value={format.amount(land.projectLandHa + land.compensationLandHa)}
                unit="ha"
              />
            </p>
            <p className="small">
              {t("land.split", {
                project: format.hectares(land.projectLandHa),
                compensation: format.hectares(land.compensationLandHa),
                agreements: format.hectares(land.bindingAgreementsHa),
              })}
              <RoundedNote
                parts={[land.projectLandHa, land.compensationLandHa]}
                whole={land.projectLandHa + land.compensationLandHa}
              />
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
