import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { buttonClass } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { FailedRead } from "../frame/FailedRead.tsx";
import { isMissing } from "../units/UnitMissing.tsx";
import { projectPageText } from "./text.ts";

/** No such public project, or it could not be read. */
export function ProjectMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText(projectPageText);
  return (
    <div className="container unit-missing">
      {isMissing(error) ? (
        <EmptyState
          level={1}
          title={t("unknown")}
          action={
            <Link to="/dashboard/overview" className={buttonClass({ variant: "secondary" })}>
              {t("unknownList")}
            </Link>
          }
        >
          <p>{t("unknownText")}</p>
        </EmptyState>
      ) : (
        <FailedRead level={1} error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
