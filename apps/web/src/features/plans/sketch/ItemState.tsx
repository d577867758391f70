import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { PlanSkeleton } from "../screen/PlanSkeleton.tsx";
import { sketchText } from "../text/sketchText.ts";

type Props = {
  planId: string;
  error: Error | null;
  onRetry: () => void;
  words: { loading: string; missing: string; missingText: string; failed: string };
};

/** A sketch or project of a plan that is not there yet, or not at all. */
export function ItemState({ planId, error, onRetry, words }: Props) {
  const t = useText(sketchText);
  if (!error) return <PlanSkeleton title={words.loading} />;
  const isMissing = error instanceof HttpProblem && [400, 404].includes(error.status);
  return (
    <div className="container plan-state">
      {isMissing ? (
        <EmptyState
          level={1}
          title={words.missing}
          action={
            <Link to="/plans/:id" params={{ id: planId }}>
              {t("back")}
            </Link>
          }
        >
          <p>{words.missingText}</p>
        </EmptyState>
      ) : (
        <ErrorState level={1} title={words.failed} onRetry={onRetry} />
      )}
    </div>
  );
}
