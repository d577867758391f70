import { languageOf } from "@mars/wording/language/languages";
import { useEffect } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { signOut } from "../../lib/session/signIn.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { appText } from "../text.ts";

export function LogoutPage() {
  const t = useText(appText);
  const { title } = useRouteFacts();
  useEffect(() => {
    void signOut();
  }, []);
  return (
    <div className="container page-head">
      <h1 className="sr-only">{title[languageOf(useLocale())]}</h1>
      <div className="page-head-text">
        <Spinner label={t("signingOut")} />
      </div>
    </div>
  );
}
