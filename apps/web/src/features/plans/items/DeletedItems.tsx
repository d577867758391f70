import type { Plan } from "@mars/contracts/plans/planShapes";
import type { DeletedItem } from "@mars/contracts/plans/planDeletions";
import { formatDateTime } from "@mars/wording/format/dates";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { useDeleted } from "../planQueries.ts";
import { planText } from "../text/planText.ts";
import { useRestore } from "../work/useRestore.ts";

type Props = { plan: Plan; kinds: readonly DeletedItem["kind"][] };

/** What was deleted within a day, for when the message that could undo it is gone. */
export function DeletedItems({ plan, kinds }: Props) {
  const t = useText(planText);
  const found = useDeleted(plan.id, plan.rights.createSketch).data ?? [];
  const deleted = found.filter(({ kind }) => kinds.includes(kind));
  const { restore, running } = useRestore(plan.id);
  if (deleted.length === 0) return null;
  return (
    <div className="plan-deleted">
      <Disclosure summary={t("deletedLately", { count: deleted.length })}>
        <ul>
          {deleted.map(({ id, kind, name, deletedAt, deletedBy }) => (
            <li key={id}>
              <div>
                <b>{name || t("noName")}</b>
                <span className="plan-quiet">
                  {kind === "scenario" && `${t("deletedScenario")}. `}
                  {t(deletedBy === null ? "deletedWhen" : "deletedBy", {
                    when: formatDateTime(deletedAt),
                    name: deletedBy ?? "",
                  })}
                </span>
              </div>
              <Button
                variant="secondary"
                size="small"
                isBusy={running === id}
                aria-label={t("restoreNamed", { name })}
                onClick={() => void restore({ id, name, homePlanId: plan.id })}
              >
                {t("restore")}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
