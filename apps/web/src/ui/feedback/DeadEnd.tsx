import "./deadEnd.css";
import { canGoBack, navigate } from "../../lib/router/currentLocation.ts";
import { Link } from "../../lib/router/Link.tsx";
import type { ReactNode } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button, buttonClass } from "../buttons/Button.tsx";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { uiText } from "../text.ts";

/** Where a way ends: what happened, back, home. */
export function DeadEnd({
  icon,
  title,
  children,
  actions,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const t = useText(uiText);
  return (
    <div className="container dead-end">
      <Icon name={icon} className="dead-end-icon" />
      <h1>{title}</h1>
      {children}
      <div className="row dead-end-actions">
        <Button
          variant="secondary"
          icon="back"
          onClick={() => (canGoBack() ? window.history.back() : navigate("/"))}
        >
          {t("back")}
        </Button>
        <Link to="/" className={buttonClass(actions ? { variant: "secondary" } : {})}>
          {t("home")}
        </Link>
        {actions}
      </div>
    </div>
  );
}
