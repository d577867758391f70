import { Link } from "../../../lib/router/Link.tsx";
import { useText } from "../../../lib/language/text.ts";
import { mayReadPlans, type SessionState, useSession } from "../../../lib/session/sessionState.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { Tag } from "../../../ui/words/Tag.tsx";
import { frontText } from "./text.ts";

type Module = {
  name: "screening" | "status" | "plans" | "application";
  icon: IconName;
  to: "/screening" | "/status/overview" | "/plans" | "/projects";
  needsLogin: boolean;
};

const modules: readonly Module[] = [
  { name: "screening", icon: "area", to: "/screening", needsLogin: false },
  { name: "status", icon: "bars", to: "/status/overview", needsLogin: false },
  { name: "plans", icon: "map", to: "/plans", needsLogin: true },
  { name: "application", icon: "document", to: "/projects", needsLogin: true },
];

/** F1: application is marked as coming soon until a setting opens it. */
export function ModuleCards() {
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
