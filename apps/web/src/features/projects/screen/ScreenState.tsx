import type { ReactNode } from "react";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button, buttonClass } from "../../../ui/buttons/Button.tsx";
import { DeadEnd } from "../../../ui/feedback/DeadEnd.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { projectText } from "../text/projectText.ts";

type Props = {
  title: string;
  text?: ReactNode;
  error?: unknown;
  isLoading?: boolean;
  onRetry?: () => void;
};

/** While there is no project to show: loading, missing, or not read. */
export function ScreenState({ title, text, error, isLoading, onRetry }: Props) {
  const t = useText(projectText);
  const locale = useLocale();
  if (isLoading) {
    return (
      <div className="container project-state">
        <h1 className="sr-only" tabIndex={-1}>
          {title}
        </h1>
        <Skeleton label={title}>
          <SkeletonLine width="30%" height="3.2rem" />
          <SkeletonLine width="50%" />
          <SkeletonLine width="40%" />
        </Skeleton>
      </div>
    );
  }
  if (!onRetry)
    return (
      <DeadEnd
        icon="search"
        title={title}
        actions={
          <Link to="/projects" className={buttonClass({})}>
            {t("myProjects")}
          </Link>
        }
      >
        <p>{text}</p>
      </DeadEnd>
    );
  return (
    <div className="container project-state" role={error ? "alert" : undefined}>
      <EmptyState
        level={1}
        icon="warning"
        title={title}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t("retry")}
          </Button>
        }
      >
        <p>{text ?? (error ? problemSentence(error, locale) : null)}</p>
      </EmptyState>
    </div>
  );
}
