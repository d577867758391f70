import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { projectText } from "../text/projectText.ts";
import { ScreenState } from "./ScreenState.tsx";

/** Instead of a project that was open and may no longer be seen; the message tells why. */
export function LostProject() {
  const t = useText(projectText);
  return (
    <ScreenState
      title={t("lost")}
      text={
        <>
          {t("lostText")} <Link to="/messages">{t("seeMessages")}</Link>
        </>
      }
    />
  );
}
