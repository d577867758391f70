import type { Plan } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { PanelHead } from "../../../map/index.ts";
import { DownloadMenu } from "../downloads/DownloadMenu.tsx";
import type { PresentPerson } from "../live/usePlanChanges.ts";
import { planText } from "../text/planText.ts";
import { AuthorityName } from "../../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../../ui/words/SentenceWith.tsx";

type Props = { plan: Plan; present: readonly PresentPerson[] };

/** Way back, who else is here, the name, one line of status. */
export function PlanHead({ plan, present }: Props) {
  const t = useText(planText);
  const f = useFormat();
  const { status, versionNumber, lastPublishedAt, hasUnpublishedChanges, rights } = plan;
  const isOthers = plan.retiredOn === null && !rights.include;
  const responsible = plan.responsibleOrganization && (
    <SentenceWith
      sentence={t(!isOthers ? "responsible" : rights.createSketch ? "mayDraw" : "mayRead", {
        name: SLOT,
      })}
    >
      <AuthorityName name={plan.responsibleOrganization} isShort />
    </SentenceWith>
  );
  return (
    <PanelHead
      back={<Link to="/plans">{t("back")}</Link>}
      context={<Presence present={present} />}
      title={plan.title}
      status={
        <>
          <p>
            <b>{t(`status.${status}`, { number: versionNumber })}</b>
            {status === "published" && lastPublishedAt && `, ${f.date(lastPublishedAt)}`}
            {status === "published" && hasUnpublishedChanges && `, ${t("status.changed")}`}
          </p>
          {plan.retiredOn !== null && (
            <p>
              <b>{t("retired", { date: f.date(plan.retiredOn) })}</b>
            </p>
          )}
          {/* Why buttons are missing is said wherever they are. */}
          {isOthers && responsible && <p>{responsible}</p>}
          <div className="plan-head-line">
            <p>
              {!isOthers && (responsible ?? t("noResponsible"))}
              {plan.geographySource === "none" && (
                <span className="plan-demo"> {t("noGeography")}</span>
              )}
            </p>
            <DownloadMenu plan={plan} />
          </div>
        </>
      }
    />
  );
}

/** Initials of the others who have the plan open. */
export function Presence({ present }: { present: readonly PresentPerson[] }) {
  const t = useText(planText);
  const others = present.filter(({ isMe }) => !isMe);
  if (others.length === 0) return null;
  return (
    <span className="plan-presence">
      <span aria-hidden="true">
        {others.slice(0, 3).map(({ initials, name }) => (
          <i key={name} title={name}>
            {initials}
          </i>
        ))}
      </span>
      <span title={others.map(({ name }) => name).join(", ")}>
        {t("present", { count: others.length })}{" "}
        <span className="sr-only">({others.map(({ name }) => name).join(", ")})</span>
      </span>
    </span>
  );
}
