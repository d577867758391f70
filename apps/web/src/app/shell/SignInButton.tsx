import { Link } from "../../lib/router/Link.tsx";
import { useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { useSession, useVisitor } from "../../lib/session/sessionState.ts";
import { signIn } from "../../lib/session/signIn.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { Button, buttonClass, type ButtonStyle } from "../../ui/buttons/Button.tsx";
import { appText } from "../text.ts";

/** Log in comes back to the page it was pressed on. */
export function SignInButton({
  className,
  buttonStyle = {},
}: {
  className?: string;
  buttonStyle?: ButtonStyle;
}) {
  const t = useText(appText);
  const { phase } = useSession();
  const { isSignedIn } = useVisitor();
  const { header } = useSettings();
  const [isLeaving, setLeaving] = useState(false);
  if (!header.hasAuth) return null;
  if (isSignedIn)
    return (
      <Link
        to="/logout"
        className={buttonClass({ variant: "secondary", ...buttonStyle }, className)}
      >
        {t("user.signOut")}
      </Link>
    );
  if (phase === "starting") return null;
  const leave = () => {
    setLeaving(true);
    signIn().catch(() => {
      setLeaving(false);
      showToast({ variant: "danger", body: t("signInFailed") });
    });
  };
  return (
    <Button
      variant="secondary"
      {...buttonStyle}
      className={className}
      isBusy={isLeaving}
      onClick={leave}
    >
      {t("user.signIn")}
    </Button>
  );
}
