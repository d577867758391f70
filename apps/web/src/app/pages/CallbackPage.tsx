import { reportSignInFailure } from "@mars/contracts/people/users";
import { languageOf } from "@mars/wording/language/languages";
import { useEffect, useState } from "react";
import { call } from "../../lib/http/call.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { navigate } from "../../lib/router/currentLocation.ts";
import { finishSignIn, signIn } from "../../lib/session/signIn.ts";
import { returnFromDetour } from "../../lib/session/signInDetour.ts";
import { SignInFailure } from "../../lib/session/SignInFailure.ts";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { landingPage } from "../landingPage.ts";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { appText } from "../text.ts";
import { tellCancelled } from "./signInFailed/tellCancelled.ts";
import { Link } from "../../lib/router/Link.tsx";
import { Button, buttonClass } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { signInFailedText } from "./signInFailed/text.ts";
import "../../ui/feedback/deadEnd.css";

// The code in the address may be used once: a second run of the effect waits for the first.
let finishing: Promise<string | SignInFailure | null> | null = null;

async function finish(): Promise<string | SignInFailure | null> {
  try {
    const path = await finishSignIn();
    return path === null ? null : await landingPage(path);
  } catch (error) {
    const failure = error instanceof SignInFailure ? error : new SignInFailure("interrupted");
    const { reason, errorCode } = failure;
    // Those who operate the service see it too; that they cannot be told is no second failure.
    void call(reportSignInFailure, {
      body: { reason, ...(errorCode !== null && { errorCode }) },
      quiet: true,
      isSignInProbe: true,
    }).catch(() => undefined);
    return failure;
  }
}

/** Completes sign-in and goes to where it was requested, or says why it came to nothing. */
export function CallbackPage() {
  const t = useText(appText);
  const { title } = useRouteFacts();
  const language = languageOf(useLocale());
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  useEffect(() => {
    finishing ??= finish().finally(() => {
      finishing = null;
    });
    const go = (path: string | null) => path !== null && navigate(path, { replace: true });
    void finishing.then((end) => (end instanceof SignInFailure ? setFailure(end) : go(end)));
  }, []);
  const isCancelled = failure?.reason === "cancelled";
  useEffect(() => {
    // Who changed their mind has done nothing wrong, and needs no page about it.
    if (!isCancelled || returnFromDetour("cancelled")) return;
    tellCancelled();
    navigate("/", { replace: true });
  }, [isCancelled]);
  if (failure !== null && !isCancelled) return <SignInFailed failure={failure} />;
  return (
    <div className="container page-head">
      <h1 className="sr-only">{title[language]}</h1>
      <div className="page-head-text">
        <Spinner label={t("signingIn")} />
      </div>
    </div>
  );
}

/** Says in words why the sign-in came to nothing, and what can be done. */
export function SignInFailed({ failure }: { failure: SignInFailure }) {
  const t = useText(signInFailedText);
  return (
    <div className="container dead-end">
      <Icon name="lock" className="dead-end-icon" />
      <h1>{t("title")}</h1>
      <div role="alert">
        <p className="lead">{t(`${failure.reason}.text`)}</p>
        <p>{t("code", { code: supportCode(failure) })}</p>
      </div>
      <div className="row dead-end-actions">
        <Button onClick={() => void signIn("/")}>{t("retry")}</Button>
        <Link to="/" className={buttonClass({ variant: "secondary" })}>
          {t("home")}
        </Link>
      </div>
    </div>
  );
}

function supportCode({ reason, errorCode, requestId }: SignInFailure): string {
  return [reason, errorCode, requestId].filter((part) => part !== null).join(" / ");
}
