import type { Plan } from "@mars/contracts/planShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { publicationText } from "../text/publicationText.ts";
import { nextVersionNumber } from "./nextVersionNumber.ts";
import { type PublicationAct, PublicationDialog } from "./PublicationDialog.tsx";
import { usePublication } from "./usePublication.ts";
import { VersionsDialog } from "./VersionsDialog.tsx";

/** How the draft stands to what is public, and the acts that change it; by the caller's rights. */
export function PlanFoot({ plan }: { plan: Plan }) {
  const t = useText(publicationText);
  const [act, setAct] = useState<PublicationAct | null>(null);
  const [shows, setShows] = useState<"versions" | "changes" | null>(null);
  const { versions, lastNumber, changeCount } = usePublication(plan);
  const next = nextVersionNumber(lastNumber);
  const isPublished = plan.status === "published";
  const isSame = isPublished && !plan.hasUnpublishedChanges;
  return (
    <>
      <p className="plan-foot-line">
        {isSame ? (
          t("upToDate", { number: plan.versionNumber })
        ) : (
          <>
            <b>{t("draftOf", { number: next })}</b>{" "}
            {!isPublished
              ? t(lastNumber === 0 ? "first" : "notPublic")
              : changeCount !== null && t("changes", { count: changeCount })}
          </>
        )}
      </p>
      {plan.rights.publish && !isSame && (
        <Button onClick={() => setAct("publish")}>{t("publish", { number: next })}</Button>
      )}
      <Button
        variant="secondary"
        onClick={() => setShows(isPublished && !isSame ? "changes" : "versions")}
      >
        {t(isPublished && !isSame ? "seeChanges" : "versions")}
      </Button>
      {act && (
        <PublicationDialog
          plan={plan}
          act={act}
          lastNumber={lastNumber}
          onClose={() => setAct(null)}
        />
      )}
      {shows && (
        <VersionsDialog
          plan={plan}
          versions={versions}
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
