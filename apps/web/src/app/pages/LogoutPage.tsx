import { useEffect } from "react";
import { useText } from "../../lib/language/text.ts";
import { signOut } from "../../lib/session/signIn.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { appText } from "../text.ts";

export function LogoutPage() {
  const t = useText(appText);
  useEffect(() => {
    void signOut();
  }, []);
  return (
    <div className="container page-head">
      <h1 className="sr-only">{t("title.signingOut")}</h1>
      <Spinner label={t("signingOut")} />
    </div>
  );
}
