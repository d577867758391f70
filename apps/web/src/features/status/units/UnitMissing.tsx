import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { buttonClass } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { FailedRead } from "../frame/FailedRead.tsx";
import { detailText } from "../text/detailText.ts";
import { PlaceSearchLink } from "./PlaceSearch.tsx";

const lists = {
  municipality: "/status/kommuner",
  tripartite: "/status/lokaletreparter",
  plan: "/status/kystvandgrupper",
} as const;

export function isMissing(error: Error | null): boolean {
  return error instanceof HttpProblem && (error.status === 404 || error.status === 400);
}

/** T17: no such unit, or it could not be read. */
export function UnitMissing({
  kind,
  error,
  onRetry,
}: {
  kind: UnitKind;
  error: Error;
  onRetry: () => void;
}) {
  const t = useText(detailText);
  if (!isMissing(error))
    return (
      <div className="container">
        <FailedRead level={1} error={error} onRetry={onRetry} />
      </div>
    );
  return (
    <div className="container unit-missing">
      <EmptyState
        level={1}
        title={t(`missing.${kind}`)}
        action={
          <Link to={lists[kind]} className={buttonClass({ variant: "secondary" })}>
            {t(`missing.list.${kind}`)}
          </Link>
        }
      >
        <p>{t("missing.text")}</p>
      </EmptyState>
      <PlaceSearchLink />
    </div>
  );
}
