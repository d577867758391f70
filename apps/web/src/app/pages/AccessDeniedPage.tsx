import { useEffect } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { refusedPage } from "../../lib/session/refusedPage.ts";
import { useSession } from "../../lib/session/sessionState.ts";
import { signIn } from "../../lib/session/signIn.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { appText } from "../text.ts";
import { accessDeniedText } from "./accessDeniedText.ts";
import { DeadEnd } from "../../ui/feedback/DeadEnd.tsx";

/** Which role it takes, how to get it, and the way in for someone who has it. */
export function AccessDeniedPage() {
  const t = useText(accessDeniedText);
  const shell = useText(appText);
  const { header } = useSettings();
  const { phase, profile } = useSession();
  const wanted = useStore(refusedPage);
  const isPlans = wanted?.startsWith("/plans") ?? false;
  const isSignedIn = phase === "authenticated";
  if (isSignedIn && profile === null) return <RolesUnknown wanted={wanted} />;
  const enter = () =>
    signIn(wanted ?? "/", { asAnother: isSignedIn }).catch(() =>
      showToast({ variant: "danger", body: shell("signInFailed") }),
    );
  return (
    <DeadEnd
      icon="lock"
      title={t("title")}
      actions={
        header.hasAuth && (
          <Button icon="user" onClick={() => void enter()}>
            {isSignedIn ? t("another") : shell("user.signIn")}
          </Button>
        )
      }
    >
      <p className="lead">{t(isPlans ? "plans" : "text")}</p>
      {profile && (
        <p>
          {profile.organizationName === null
            ? t("youPrivate", { name: profile.fullName })
            : t("you", { name: profile.fullName, organization: profile.organizationName })}
        </p>
      )}
      {isPlans && <p>{t(profile && profile.organizationName === null ? "private" : "how")}</p>}
    </DeadEnd>
  );
}

/** No one is refused for roles that the server could not tell. */
function RolesUnknown({ wanted }: { wanted: string | null }) {
  const t = useText(accessDeniedText);
  const shell = useText(appText);
  // The page that was asked for keeps its address: to be copied, kept, or read again.
  useEffect(() => {
    if (wanted !== null) window.history.replaceState(window.history.state, "", wanted);
  }, [wanted]);
  return (
    <DeadEnd
      icon="warning"
      title={t("unknown")}
      actions={
        <Button onClick={() => window.location.assign(wanted ?? "/")}>{shell("retry")}</Button>
      }
    >
      <p className="lead">{t("unknownText")}</p>
    </DeadEnd>
  );
}
