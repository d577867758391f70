import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "../../../lib/router/Link.tsx";
import { useText } from "../../../lib/language/text.ts";
import { buttonClass } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { frontText } from "./text.ts";

// Behind sign-in, so nothing of it is in the first load of the public page.
const OwnWork = lazy(() =>
  import("./own/OwnWork.tsx").then((module) => ({ default: module.OwnWork })),
);

/** F2: what a signed-in person came for. */
export function HomeBlock() {
  const t = useText(frontText);
  return (
    <section className="home" aria-labelledby="home-heading">
      <HomeLinks heading={<h1 id="home-heading">{t("home.heading")}</h1>}>
        <Suspense fallback={<OwnWorkWaits />}>
          <OwnWork />
        </Suspense>
      </HomeLinks>
    </section>
  );
}

/**
 * Rendered by the server, and shown until the page is hydrated where someone signed in in the tab
 * earlier: what follows it is then in its place from the first paint on.
 */
export function ExpectedHomeBlock() {
  const t = useText(frontText);
  return (
    <div className="home home-expected" aria-hidden="true">
      <HomeLinks heading={<p className="home-heading">{t("home.heading")}</p>}>
        <OwnWorkWaits />
      </HomeLinks>
    </div>
  );
}

function HomeLinks({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const t = useText(frontText);
  return (
    <div className="container">
      {heading}
      <div className="row">
        <Link to="/screening" className={buttonClass({})}>
          <Icon name="area" isSmall />
          {t("home.screening")}
        </Link>
        <Link to="/projects/new" className={buttonClass({ variant: "secondary" })}>
          <Icon name="plus" isSmall />
          {t("home.create")}
        </Link>
        <Link to="/projects" className={buttonClass({ variant: "secondary" })}>
          <Icon name="document" isSmall />
          {t("home.projects")}
        </Link>
      </div>
      {children}
    </div>
  );
}

/** The room of the two lists. */
function OwnWorkWaits() {
  return (
    <div className="own">
      <div />
      <div />
    </div>
  );
}
