import "../deadEnd.css";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { signIn } from "../../../lib/session/signIn.ts";
import type { SignInFailure } from "../../../lib/session/SignInFailure.ts";
import { Button, buttonClass } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { signInFailedText } from "./text.ts";

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
