import "./settings.css";
import { lazy, Suspense } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useSearch } from "../../../lib/router/currentLocation.ts";
import { useVisitor } from "../../../lib/session/sessionState.ts";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { settingsText } from "./text.ts";
import { changeConsent } from "../../../features/consent/changeConsent.ts";
import { consentText } from "../../../features/consent/text.ts";
import { consentStatus } from "../../../lib/consent/consent.ts";
import { useConsent } from "../../../lib/consent/consentStore.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { LANGUAGES } from "@mars/domain/languages";
import { languageNames } from "@mars/wording/language/languageNames";
import { type Locale, locales } from "@mars/wording/language/languages";
import { chooseLocale, useAskedLocale, useLocale } from "../../../lib/language/locale.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { RadioGroup, type RadioOption } from "../../../ui/fields/RadioGroup.tsx";
import { wordIn } from "@mars/wording/language/wordIn";
import { backgroundChoices } from "../../../lib/mapPreferences/backgroundChoices.ts";
import {
  changeMapPreferences,
  useMapPreferences,
} from "../../../lib/mapPreferences/mapPreferences.ts";
import { restoreDismissed, useDismissedCount } from "../../../features/notifications/bell/feed.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import {
  forgetChoice,
  useOpenSystemChoice,
} from "../../../features/portal/opening/openSystemChoice.ts";

const options: readonly RadioOption<Locale>[] = LANGUAGES.map((language) => ({
  value: locales[language],
  label: <span lang={language}>{languageNames[language]}</span>,
}));

function LanguageSetting() {
  const t = useText(settingsText);
  const chosen = useAskedLocale();
  const { header } = useSettings();
  return (
    <SettingsSection title={t("language.title")} text={t("language.text")}>
      {header.multiLanguages ? (
        <RadioGroup
          legend={t("language.legend")}
          options={options}
          value={chosen}
          onChange={chooseLocale}
        />
      ) : (
        <p>{t("language.off")}</p>
      )}
    </SettingsSection>
  );
}

const FollowingSetting = lazy(() =>
  import("./following/FollowingSetting.tsx").then((module) => ({
    default: module.FollowingSetting,
  })),
);
const MessageSetting = lazy(() =>
  import("./MessageSetting.tsx").then((module) => ({ default: module.MessageSetting })),
);
const SignOutEverywhere = lazy(() =>
  import("./SignOutEverywhere.tsx").then((module) => ({ default: module.SignOutEverywhere })),
);
const StopMails = lazy(() =>
  import("./StopMails.tsx").then((module) => ({ default: module.StopMails })),
);

/** R7: what the browser remembers of the user's choices, and how to change it. */
export function SettingsPage() {
  const { stop, kind } = useSearch();
  const { isSignedIn } = useVisitor();
  const t = useText(settingsText);
  return (
    <div className="container">
      <div className="page-head">
        <div className="page-head-text">
          <h1>{t("title")}</h1>
          <p className="lead">{t(isSignedIn ? "lead.signedIn" : "lead")}</p>
        </div>
      </div>
      <Suspense fallback={null}>
        {typeof stop === "string" && typeof kind === "string" && (
          <StopMails token={stop} asked={kind} />
        )}
      </Suspense>
      {isSignedIn && (
        <Suspense
          fallback={
            <div className="section-wait">
              <Spinner />
            </div>
          }
        >
          <MessageSetting />
        </Suspense>
      )}
      <LanguageSetting />
      <MapSetting />
      <OpenSystemSetting />
      <NotificationSetting />
      <ConsentSetting />
      {isSignedIn && (
        <Suspense fallback={null}>
          <FollowingSetting />
          <SignOutEverywhere />
        </Suspense>
      )}
    </div>
  );
}

function ConsentSetting() {
  const t = useText(settingsText);
  const states = useText(consentText);
  const consent = useConsent();
  return (
    <SettingsSection title={t("consent.title")} text={t("consent.text")}>
      <p>{states(`state.${consentStatus(consent)}`)}</p>
      <div className="row">
        <Button variant="secondary" onClick={() => void changeConsent()}>
          {t("consent.change")}
        </Button>
        <Link to="/cookies">{t("consent.more")}</Link>
      </div>
    </SettingsSection>
  );
}

/** The aerial photo is offered only where the installation has a service for it. */
function MapSetting() {
  const t = useText(settingsText);
  const { background } = useMapPreferences();
  const { preferences } = useConsent();
  const { map } = useSettings();
  const locale = useLocale();
  const choices = backgroundChoices(map);
  const nameOf = (choice: string) => {
    const named = map.moreBackgrounds.find(({ id }) => id === choice);
    if (named) return wordIn(locale, named, "title");
    return t(choice === "image" || choice === "none" ? `map.${choice}` : "map.muted");
  };
  return (
    <SettingsSection title={t("map.title")} text={t("map.text")}>
      <RadioGroup
        legend={t("map.legend")}
        options={choices.map((value) => ({ value, label: nameOf(value) }))}
        value={choices.includes(background) ? background : "muted"}
        onChange={(value) => changeMapPreferences({ background: value })}
      />
      <p className="small mute">{t(preferences ? "map.kept" : "map.visit")}</p>
    </SettingsSection>
  );
}

function NotificationSetting() {
  const t = useText(settingsText);
  const count = useDismissedCount();
  const restore = () => {
    void restoreDismissed().then(() =>
      showToast({ variant: "success", body: t("notifications.restored") }),
    );
  };
  return (
    <SettingsSection title={t("notifications.title")} text={t("notifications.text")}>
      <p>{t("notifications.dismissed", { count })}</p>
      {count > 0 && (
        <Button variant="secondary" onClick={restore}>
          {t("notifications.restore")}
        </Button>
      )}
    </SettingsSection>
  );
}

function OpenSystemSetting() {
  const t = useText(settingsText);
  const choice = useOpenSystemChoice();
  return (
    <SettingsSection title={t("systems.title")} text={t("systems.text")}>
      <p>{t(`systems.${choice ?? "none"}`)}</p>
      {choice && (
        <Button
          variant="secondary"
          onClick={() => {
            forgetChoice();
            showToast({ variant: "success", body: t("systems.forgotten") });
          }}
        >
          {t("systems.forget")}
        </Button>
      )}
    </SettingsSection>
  );
}
