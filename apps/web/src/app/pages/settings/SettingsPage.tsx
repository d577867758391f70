import "./settings.css";
import { useText } from "../../../lib/language/text.ts";
import { ConsentSetting } from "./ConsentSetting.tsx";
import { LanguageSetting } from "./LanguageSetting.tsx";
import { MapSetting } from "./MapSetting.tsx";
import { NotificationSetting } from "./NotificationSetting.tsx";
import { OpenSystemSetting } from "./OpenSystemSetting.tsx";
import { settingsText } from "./text.ts";

/** R7: what the browser remembers of the user's choices, and how to change it. */
export function SettingsPage() {
  const t = useText(settingsText);
  return (
    <div className="container">
      <div className="page-head">
        <div className="page-head-text">
          <h1>{t("title")}</h1>
          <p className="lead">{t("lead")}</p>
        </div>
      </div>
      <LanguageSetting />
      <MapSetting />
      <OpenSystemSetting />
      <NotificationSetting />
      <ConsentSetting />
    </div>
  );
}
