import type { Plan } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Checked } from "../checklist/usePlanChecklist.ts";
import { publicationText } from "../text/publicationText.ts";
import { nextVersionNumber } from "./nextVersionNumber.ts";
import { PublicationDialog } from "./PublicationDialog.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import type { PublicationAct } from "./usePublicationRequest.ts";
import { usePublication } from "./usePublication.ts";
import { VersionsDialog } from "./VersionsDialog.tsx";

type Props = { plan: Plan; checked: Checked; onMeasures: () => void };

/** How the draft stands to what is public, and the next step; by the caller's rights. */
export function PlanFoot({ plan, checked, onMeasures }: Props) {
  const t = useText(publicationText);
  const [act, setAct] = useState<PublicationAct | null>(null);
  const [shows, setShows] = useState<"versions" | "changes" | null>(null);
  const { versions, lastNumber, changeCount } = usePublication(plan);
  const next = nextVersionNumber(lastNumber);
  const isPublished = plan.status === "published";
  const isSame = isPublished && !plan.hasUnpublishedChanges;
  const mayPublish = plan.rights.publish && !isSame;
  // While something is missing, what covers it is the next step.
  const isCovered = checked.missing.length === 0;
  const isLoud = checked.next === "publish";
  // The next step and publishing fill the row; what has changed is then a word in the line above.
  const hasTwoActs = mayPublish && !isLoud;
  const see = (variant: "secondary" | "text") => (
    <Button
      variant={variant}
      {...(variant === "text" && { size: "small" as const })}
      onClick={() => setShows(isPublished && !isSame ? "changes" : "versions")}
    >
      {t(isPublished && !isSame ? "seeChanges" : "versions")}
    </Button>
  );
  return (
    <>
      <p className="plan-foot-line">
        {isSame ? (
          <>
            {t("upToDate", { number: plan.versionNumber })}{" "}
            <Link to="/status/kystvandgrupper/:planId" params={{ planId: plan.id }}>
              {t("seePublic")}
            </Link>
          </>
        ) : (
          <>
            <b>{mayPublish && isLoud && isCovered ? t("ready") : t("draftOf", { number: next })}</b>
            {isPublished && changeCount !== null ? ": " : " "}
            {!isPublished
              ? t(lastNumber === 0 ? "first" : "notPublic")
              : changeCount !== null && t("changes", { count: changeCount })}
          </>
        )}
        {hasTwoActs && see("text")}
      </p>
      {plan.rights.publish && checked.next === "measures" && (
        <Button variant={isCovered ? "primary" : "secondary"} onClick={onMeasures}>
          {t("next.measures", { count: checked.withoutMeasure.length })}
        </Button>
      )}
      {mayPublish && (
        <Button
          variant={isLoud && isCovered ? "primary" : "secondary"}
          onClick={() => setAct("publish")}
        >
          {checked.needsReason ? t("publishAnyway") : t("publish", { number: next })}
        </Button>
      )}
      {!hasTwoActs && see("secondary")}
      {act === "publish" && (
        <PublishDialog
          plan={plan}
          lastNumber={lastNumber}
          checked={checked}
          onClose={() => setAct(null)}
        />
      )}
      {act !== null && act !== "publish" && (
        <PublicationDialog
          plan={plan}
          act={act}
          versions={versions.data ?? []}
          onClose={() => setAct(null)}
        />
      )}
      {shows && (
        <VersionsDialog
          plan={plan}
          versions={versions.data ?? null}
          onRetry={versions.isError ? () => void versions.refetch() : null}
          first={
            shows === "changes"
              ? { before: plan.versionNumber, after: "draft" }
              : { before: null, after: "draft" }
          }
          onAct={(next) => {
            setShows(null);
            setAct(next);
          }}
          onClose={() => setShows(null)}
        />
      )}
    </>
  );
}
