import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/feedback/StateBlock.tsx";
import { appText } from "../text.ts";

/** A page that threw or could not be fetched: say so, offer another try. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  const t = useText(appText);
  return (
    <div className="container">
      <ErrorState
        level={1}
        title={t("error.title")}
        action={
          <div className="row">
            <Button onClick={onRetry}>{t("retry")}</Button>
            <LinkButton variant="secondary" href="/">
              {t("home")}
            </LinkButton>
          </div>
        }
      >
        <p>{t("error.text")}</p>
      </ErrorState>
    </div>
  );
}
