import "./settings.css";
import { lazy, Suspense } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useSearch } from "../../../lib/router/currentLocation.ts";
import { useVisitor } from "../../../lib/session/sessionState.ts";
import { ConsentSetting } from "./ConsentSetting.tsx";
import { LanguageSetting } from "./LanguageSetting.tsx";
import { MapSetting } from "./MapSetting.tsx";
import { NotificationSetting } from "./NotificationSetting.tsx";
import { OpenSystemSetting } from "./OpenSystemSetting.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { settingsText } from "./text.ts";

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
