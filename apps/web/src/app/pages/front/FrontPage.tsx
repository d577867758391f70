import "./front.css";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { useVisitor } from "../../../lib/session/sessionState.ts";
import { ExpectedHomeBlock, HomeBlock } from "./HomeBlock.tsx";
import { LandTeaser } from "./LandTeaser.tsx";
import { ModuleCards } from "./ModuleCards.tsx";
import { NationalGoals } from "./NationalGoals.tsx";
import { Link } from "../../../lib/router/Link.tsx";
import { useText } from "../../../lib/language/text.ts";
import { FrontMap } from "./FrontMap.tsx";
import { PlaceSearch } from "./PlaceSearch.tsx";
import { frontText } from "./text.ts";

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
            </Link>{" "}
            {t("search.or")}{" "}
            <Link to="/screening" search={{ way: "upload" }}>
              {t("search.upload")}
            </Link>
            . {t("search.free")}
          </p>
        </div>
        <FrontMap />
      </div>
    </section>
  );
}
