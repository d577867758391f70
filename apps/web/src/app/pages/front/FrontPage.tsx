import { lazy, type ReactNode, Suspense, useState } from "react";
import { useOutlines, useStatusMap } from "../../../features/status/api.ts";
import { ProjectMap } from "../../../features/status/projects/ProjectMap.tsx";
import type { ShownStage } from "../../../features/status/projects/StageFilter.tsx";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import {
  mayReadPlans,
  type SessionState,
  useSession,
  useVisitor,
} from "../../../lib/session/sessionState.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { buttonClass } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { StageDot } from "../../../ui/figures/StageSwatch.tsx";
import { countedStages } from "../../../ui/figures/stages.ts";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { uiText } from "../../../ui/text.ts";
import { Tag } from "../../../ui/words/Tag.tsx";
import { LandTeaser } from "./LandTeaser.tsx";
import { NationalGoals } from "./NationalGoals.tsx";
import { frontText } from "./text.ts";
import "./front.css";

const modules: readonly Module[] = [
  { name: "screening", icon: "area", to: "/screening", needsLogin: false },
  { name: "status", icon: "bars", to: "/status/overview", needsLogin: false },
  { name: "plans", icon: "map", to: "/plans", needsLogin: true },
  { name: "application", icon: "document", to: "/projects", needsLogin: true },
];

// Behind sign-in, so nothing of it is in the first load of the public page.
const OwnWork = lazy(() =>
  import("./own/OwnWork.tsx").then((module) => ({ default: module.OwnWork })),
);

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

/** Takes what was typed to the page that searches for it. */
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
        navigate(addressOf({ to: "/status/find", search: { q: value.trim() || null } }))
      }
    />
  );
}

/** F2: what a signed-in person came for. */
function HomeBlock() {
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
function ExpectedHomeBlock() {
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
        <Link to="/screening" className={buttonClass({ variant: "secondary" })}>
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

type Module = {
  name: "screening" | "status" | "plans" | "application";
  icon: IconName;
  to: "/screening" | "/status/overview" | "/plans" | "/projects";
  needsLogin: boolean;
};

/** F1: application is marked as coming soon until a setting opens it. */
function ModuleCards() {
  const t = useText(frontText);
  const { application } = useSettings();
  return (
    <section className="container" aria-labelledby="modules-heading">
      <h2 className="sr-only" id="modules-heading">
        {t("modules.heading")}
      </h2>
      <ul className="modules">
        {modules.map((module) => (
          <ModuleCard
            key={module.name}
            module={module}
            isSoon={module.name === "application" && !application.applicationOpen}
          />
        ))}
      </ul>
    </section>
  );
}

function accessOf({ name, needsLogin }: Module, { phase, profile }: SessionState) {
  if (!needsLogin) return "open";
  if (phase !== "authenticated") return "login";
  return name === "plans" && !mayReadPlans(profile) ? "role" : "yours";
}

function ModuleCard({ module, isSoon }: { module: Module; isSoon: boolean }) {
  const t = useText(frontText);
  const access = accessOf(module, useSession());
  const title = t(`${module.name}.title`);
  return (
    <li className={classes("module", isSoon && "module-soon")}>
      <Icon name={module.icon} className="module-icon" />
      <h3>
        {isSoon ? title : <Link to={module.to}>{title}</Link>}
        {isSoon && <Tag>{t("modules.soon")}</Tag>}
      </h3>
      <p>{t(`${module.name}.text`)}</p>
      {!isSoon && (
        <p className="module-access">
          <span>{t(`modules.${access}`)}</span>
          <Icon name="arrow" />
        </p>
      )}
    </li>
  );
}
