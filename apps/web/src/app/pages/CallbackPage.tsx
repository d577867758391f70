import { reportSignInFailure } from "@mars/contracts/users";
import { languageOf } from "@mars/wording/language/languages";
import { useEffect, useState } from "react";
import { call } from "../../lib/http/call.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { navigate } from "../../lib/router/currentLocation.ts";
import { finishSignIn, sessionReady } from "../../lib/session/signIn.ts";
import { SignInFailure } from "../../lib/session/SignInFailure.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { appText } from "../text.ts";
import { SignInFailed } from "./signInFailed/SignInFailed.tsx";
import { signInFailedText } from "./signInFailed/text.ts";

// The code in the address may be used once: a second run of the effect waits for the first.
let finishing: Promise<string | SignInFailure> | null = null;

async function finish(): Promise<string | SignInFailure> {
  try {
    return await landingPage(await finishSignIn());
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

/** Completes sign-in and goes to where it was asked for, or says why it came to nothing. */
export function CallbackPage() {
  const t = useText(appText);
  const failed = useText(signInFailedText);
  const { title } = useRouteFacts();
  const language = languageOf(useLocale());
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  useEffect(() => {
    finishing ??= finish().finally(() => {
      finishing = null;
    });
    void finishing.then((end) =>
      end instanceof SignInFailure ? setFailure(end) : navigate(end, { replace: true }),
    );
  }, []);
  const isCancelled = failure?.reason === "cancelled";
  useEffect(() => {
    // Who changed their mind has done nothing wrong, and needs no page about it.
    if (!isCancelled) return;
    showToast({ variant: "warning", body: failed("cancelled.text") });
    navigate("/", { replace: true });
  }, [isCancelled, failed]);
  if (failure !== null && !isCancelled) return <SignInFailed failure={failure} />;
  return (
    <div className="container page-head">
      <h1 className="sr-only">{title[language]}</h1>
      <Spinner label={t("signingIn")} />
    </div>
  );
}

/** Whoever asked for no page in particular begins with their work: caseworkers with the queue. */
async function landingPage(path: string): Promise<string> {
  if (path !== "/") return path;
  const { profile } = await sessionReady();
  return profile?.roles.includes("caseworkerAdmin") ? "/projects" : path;
}
