import { languageOf } from "@mars/wording/language/languages";
import { useEffect } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { navigate } from "../../lib/router/currentLocation.ts";
import { finishSignIn } from "../../lib/session/signIn.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { appText } from "../text.ts";

// The code in the address may be used once: a second run of the effect waits for the first.
let finishing: Promise<string> | null = null;

/** Completes sign-in and goes to where it was asked for; on failure to the front page. */
export function CallbackPage() {
  const t = useText(appText);
  const { title } = useRouteFacts();
  useEffect(() => {
    finishing ??= finishSignIn()
      .catch(() => "/")
      .finally(() => {
        finishing = null;
      });
    void finishing.then((path) => navigate(path, { replace: true }));
  }, []);
  return (
    <div className="container page-head">
      <h1 className="sr-only">{title[languageOf(useLocale())]}</h1>
      <Spinner label={t("signingIn")} />
    </div>
  );
}
