import { lazy, Suspense } from "react";
import { Link } from "../../../lib/router/Link.tsx";
import { useText } from "../../../lib/language/text.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
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
  const { profile } = useSession();
  const firstName = profile?.fullName.split(" ")[0];
  return (
    <section className="container home" aria-labelledby="home-heading">
      <h1 id="home-heading">
        {firstName ? t("home.heading", { name: firstName }) : t("home.headingNoName")}
      </h1>
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
      <Suspense>
        <OwnWork />
      </Suspense>
    </section>
  );
}
