import { Link } from "../../../lib/router/Link.tsx";
import { useText } from "../../../lib/language/text.ts";
import { FrontMap } from "./FrontMap.tsx";
import { PlaceSearch } from "./PlaceSearch.tsx";
import { frontText } from "./text.ts";

export function Hero() {
  const t = useText(frontText);
  return (
    <section className="hero">
      <div className="container">
        <div className="hero-text">
          <h1>{t("heading")}</h1>
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
