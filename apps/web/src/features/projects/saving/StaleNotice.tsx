import { CHOSEN_PROJECT_FIELDS } from "@mars/domain/fields/projectFields";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ChangeLines } from "../log/ChangeLines.tsx";
import { useMasterData } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { differences } from "./differences.ts";
import type { Stale } from "./useProjectAction.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

/** Someone was faster: what stood there, what is there now. The user's own input is still in its fields. */
export function StaleNotice({ stale }: { stale: Stale }) {
  const t = useText(projectText);
  const f = useFormat();
  const master = useMasterData().data;
  const named = [...(master?.subsidySchemes ?? []), ...(master?.mitigationMeasures ?? [])];
  const factName = useFactName();
  const nameOf = (id: unknown) => {
    const found = named.find((one) => one.id === id);
    return found ? factName(found.name) : id;
  };
  const changes = differences(stale.before, stale.now).map((change) =>
    change.field in CHOSEN_PROJECT_FIELDS
      ? { ...change, from: nameOf(change.from), to: nameOf(change.to) }
      : change,
  );
  return (
    <Alert variant="warning" title={t("stale.title")} isUrgent>
      <p>
        {t(stale.changedBy ? "stale.by" : "stale.bySomebody", {
          name: stale.changedBy ?? "",
          time: f.dateTime(stale.now.updatedAt),
        })}
      </p>
      <ChangeLines changes={changes} />
      <p>{t("stale.again")}</p>
    </Alert>
  );
}
