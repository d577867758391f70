import "./front.css";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { useVisitor } from "../../../lib/session/sessionState.ts";
import { ExpectedHomeBlock, HomeBlock } from "./HomeBlock.tsx";
import { LandTeaser } from "./LandTeaser.tsx";
import { ModuleCards } from "./ModuleCards.tsx";
import { NationalGoals } from "./NationalGoals.tsx";
import { Link } from "../../../lib/router/Link.tsx";
import { useText } from "../../../lib/language/text.ts";
import { frontText } from "./text.ts";
import { useOutlines, useStatusMap } from "../../../features/status/api.ts";
import { ProjectMap } from "../../../features/status/projects/ProjectMap.tsx";
import type { ShownStage } from "../../../features/status/projects/StageFilter.tsx";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { countedStages } from "../../../ui/figures/stages.ts";
import { StageDot } from "../../../ui/figures/StageSwatch.tsx";
import { uiText } from "../../../ui/text.ts";
import { useState } from "react";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { SearchField } from "../../../ui/fields/SearchField.tsx";

const shown: ReadonlySet<ShownStage> = new Set<ShownStage>([
  "established",
  "establishment_approval",
  "preliminary_examination_approval",
]);

/** Every public project on the country, as the front page's picture. Without figures there is none. */
function FrontMap() {
  const t = useText(frontText);
  const stage = useText(uiText);
  const format = useFormat();
  const outlines = useOutlines("municipality");
  const map = useStatusMap(false);
  if (outlines.error || map.error) return null;
  return (
    <figure className="front-map">
      <div className="front-map-drawing">
        {outlines.data && map.data && (
          <ProjectMap outlines={outlines.data} map={map.data} shown={shown} hasNames={false} />
        )}
      </div>
      <figcaption>
        <ul className="key">
          {countedStages.map((one) => (
            <li key={one}>
              <StageDot stage={one} />
              {stage(`stage.${one}`)}
            </li>
          ))}
        </ul>
        {map.data && (
          <p className="small">
            <Link to="/status/overview">{t("map.all", { count: map.data.points.length })}</Link>
            {` ${t("map.asOf", { date: format.date(map.data.day) })}`}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

export function FrontPage() {
  const { isSignedIn } = useVisitor();
  const isHydrated = useHydrated();
  return (
    <div className="ends-in-band">
      {isSignedIn ? <HomeBlock /> : !isHydrated && <ExpectedHomeBlock />}
      <Hero isFirst={!isSignedIn} />
      <ModuleCards />
      <NationalGoals />
      <LandTeaser />
    </div>
  );
}

/** Below one's own work it is a section of the page, and its heading one of them. */
function Hero({ isFirst }: { isFirst: boolean }) {
  const Heading = isFirst ? "h1" : "h2";
  const t = useText(frontText);
  return (
    <section className="hero">
      <div className="container">
        <div className="hero-text">
          <Heading>{t("heading")}</Heading>
          <PlaceSearch />
          <p className="small">
            {t("search.other")}{" "}
            <Link to="/screening" search={{ way: "draw" }}>
              {t("search.draw")}
            </Link>
            ,{" "}
            <Link to="/screening" search={{ way: "upload" }}>
              {t("search.upload")}
            </Link>{" "}
            {t("search.or")} <Link to="/mit-areal">{t("search.land")}</Link>. {t("search.free")}
          </p>
        </div>
        <FrontMap />
      </div>
    </section>
  );
}

/** Takes what was typed along to the screening's map, which searches for it. */
function PlaceSearch() {
  const t = useText(frontText);
  // Without a national search only places and parcels are found.
  const hasAddresses = useSettings().map.search !== null;
  const [typed, setTyped] = useState("");
  return (
    <SearchField
      size="large"
      label={t(hasAddresses ? "search.labelAddress" : "search.label")}
      placeholder={t("search.placeholder")}
      value={typed}
      onChange={setTyped}
      onSubmit={(value) =>
        navigate(addressOf({ to: "/screening", search: { q: value.trim() || null } }))
      }
    />
  );
}
