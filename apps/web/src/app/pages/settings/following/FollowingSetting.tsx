import "./problemText.ts";
import "./following.css";
import { useText } from "../../../../lib/language/text.ts";
import { SettingsSection } from "../SettingsSection.tsx";
import { DigestList } from "./DigestList.tsx";
import { FollowedLandList } from "./FollowedLandList.tsx";
import { AwaitedRounds } from "./AwaitedRounds.tsx";
import { followingText } from "./text.ts";
import { WebhookList } from "./WebhookList.tsx";

/** Public changes that somebody wants to hear of: by mail, by message or by calls of their own service. */
export function FollowingSetting() {
  const t = useText(followingText);
  return (
    <SettingsSection title={t("title")} text={t("text")}>
      <DigestList />
      <FollowedLandList />
      <AwaitedRounds />
      <WebhookList />
    </SettingsSection>
  );
}
