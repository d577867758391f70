import { languageOf } from "@mars/wording/language/languages";
import { useEffect, useState } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { signOut } from "../../lib/session/signIn.ts";
import { hasUnsentDrafts } from "../../lib/session/ownWork/unsentDrafts.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { appText } from "../text.ts";
import { DeadEnd } from "../../ui/feedback/DeadEnd.tsx";
import { logoutText } from "./logoutText.ts";

/** Logs out, and first asks whoever would lose something by it. */
export function LogoutPage() {
  const t = useText(appText);
  const question = useText(logoutText);
  const { title } = useRouteFacts();
  const [isAsking, setAsking] = useState(hasUnsentDrafts);
  const locale = useLocale();
  useEffect(() => {
    if (!isAsking) void signOut();
  }, [isAsking]);
  if (isAsking)
    return (
      <DeadEnd
        icon="warning"
        title={question("title")}
        actions={
          <Button variant="danger" onClick={() => setAsking(false)}>
            {question("leave")}
          </Button>
        }
      >
        <p className="lead">{question("text")}</p>
      </DeadEnd>
    );
  return (
    <div className="container page-head">
      <h1 className="sr-only">{title[languageOf(locale)]}</h1>
      <div className="page-head-text">
        <Spinner label={t("signingOut")} />
      </div>
    </div>
  );
}
