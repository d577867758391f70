import "./states.css";
import type { ReactNode } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../buttons/Button.tsx";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { uiText } from "../text.ts";

type Props = {
  icon: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Icon, what is the matter, what to do next. */
function StateBlock({ icon, title, children, action, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="state">
      <Icon name={icon} />
      <Heading className={level === 1 ? undefined : "state-title"}>{title}</Heading>
      {children && <div className="prose">{children}</div>}
      {action}
    </div>
  );
}

type StateProps = { title?: string; children?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 };

export function EmptyState({
  icon = "search",
  title,
  ...rest
}: StateProps & { icon?: IconName; title: string }) {
  return <StateBlock icon={icon} title={title} {...rest} />;
}

export function ErrorState({
  title,
  onRetry,
  action,
  ...rest
}: StateProps & { onRetry?: () => void }) {
  const t = useText(uiText);
  const retry = onRetry && (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {t("retry")}
    </Button>
  );
  return (
    <div role="alert">
      <StateBlock
        icon="warning"
        title={title ?? t("errorTitle")}
        action={action ?? retry}
        {...rest}
      />
    </div>
  );
}
