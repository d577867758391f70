import type { Plan } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { publicationText } from "../text/publicationText.ts";
import { useChangeWords } from "./useChangeWords.ts";
import { useDifference, type VersionName } from "./usePublication.ts";

type Props = { plan: Plan; before: VersionName; after: VersionName };

/** What differs: the plan's own fields, and sketches that came, went or changed. */
export function DifferenceView({ plan, before, after }: Props) {
  const t = useText(publicationText);
  const words = useChangeWords(plan);
  const difference = useDifference(plan.id, before, after);
  if (difference.isPending)
    return (
      <Skeleton>
        <SkeletonLine width="60%" />
        <SkeletonLine width="80%" />
      </Skeleton>
    );
  if (difference.isError)
    return <ErrorState title={t("failed")} onRetry={() => void difference.refetch()} />;
  const { fields, added, removed, changed, count, publicCount } = difference.data;
  if (count === 0) return <p>{t("same")}</p>;
  return (
    <div className="plan-difference">
      <p role="status">
        <b>{t("difference", { count })}</b>
        {count > publicCount && `. ${t("notPublicOf", { count: count - publicCount })}`}
      </p>
      {fields.length > 0 && (
        <section>
          <h4>{t("fields")}</h4>
          <ul>
            {fields.map((change) => (
              <li key={change.field}>{words(change)}</li>
            ))}
          </ul>
        </section>
      )}
      {(["added", "removed"] as const).map((kind) => {
        const items = kind === "added" ? added : removed;
        return (
          items.length > 0 && (
            <section key={kind}>
              <h4>
                {t(kind)} ({items.length})
              </h4>
              <ul>
                {items.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {changed.length > 0 && (
        <section>
          <h4>
            {t("changed")} ({changed.length})
          </h4>
          <ul>
            {changed.map(({ id, name, changes }) => (
              <li key={id}>
                <b>{name}</b>
                {changes.map((change) => (
                  <span key={change.field}>{words(change)}</span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
