import {
  compareScreening,
  type ScreeningChanges,
} from "@mars/contracts/screening/screeningChanges";
import { call } from "../../../lib/http/call.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { screeningText } from "../text.ts";
import { ChangedDatasets } from "./ChangedDatasets.tsx";
import { ChangedEffects } from "./ChangedEffects.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { FactName } from "../../../ui/words/FactName.tsx";

type Props = { id: string; createdAt: string; onClose: () => void; onRerun: () => void };

/** The stored result against today's data. */
export function ChangesDialog({ id, createdAt, onClose, onRerun }: Props) {
  const t = useText(screeningText);
  const f = useFormat();
  const query = useServerQuery({
    queryKey: ["screening-changes", id],
    queryFn: ({ signal }) =>
      call(compareScreening, { params: { id }, signal, quiet: true, timeoutMs: 60_000 }),
    staleTime: 0,
  });
  const changes = query.data;
  return (
    <Dialog
      title={t("changes.title", { day: f.dateTime(createdAt) })}
      width="large"
      onClose={onClose}
      actions={
        changes && !changes.unchanged && <Button onClick={onRerun}>{t("changes.rerun")}</Button>
      }
    >
      {query.isPending && <Spinner label={t("changes.running")} />}
      {query.error && <ProblemAlert error={query.error} onRetry={() => void query.refetch()} />}
      {changes?.unchanged && (
        <Alert
          variant="success"
          title={t(hasNewVersions(changes) ? "changes.noneNewer" : "changes.none")}
        />
      )}
      {changes && (
        <div className="screening-changes">
          <ChangedDatasets changes={changes} />
          <ChangedEffects changes={changes} />
          <ChangedSchemes changes={changes} />
        </div>
      )}
    </Dialog>
  );
}

function hasNewVersions({ datasets }: ScreeningChanges): boolean {
  return datasets.some(({ change }) => change !== "same");
}

type Row = ScreeningChanges["schemes"][number];

function ChangedSchemes({ changes }: { changes: ScreeningChanges }) {
  const t = useText(screeningText);
  const rows = changes.schemes.filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  );
  const words = (one: Row["before"]) => {
    if (!one) return t("changes.absent");
    const fits = one.areaFits === null ? "unknown" : one.areaFits ? "fits" : "fitsNot";
    return `${t(`changes.${fits}`)}, ${t(one.isOpen ? "changes.open" : "changes.closed")}`;
  };
  if (rows.length === 0) return null;
  return (
    <Table<Row, "name" | "kind" | "before" | "after">
      caption={t("changes.schemes")}
      rows={rows}
      rowKey={({ schemeId }) => schemeId}
      columns={[
        {
          key: "name",
          title: t("changes.schemes"),
          cell: ({ schemeName }) => <FactName name={schemeName} />,
        },
        {
          key: "kind",
          title: t("changes.kind"),
          cell: (row) => t(`changes.scheme.${schemeChange(row)}`),
        },
        { key: "before", title: t("changes.before"), cell: ({ before }) => words(before) },
        { key: "after", title: t("changes.after"), cell: ({ after }) => words(after) },
      ]}
    />
  );
}

type Scheme = ScreeningChanges["schemes"][number];
type SchemeChange =
  | "added"
  | "removed"
  | "gained"
  | "lost"
  | "judged"
  | "unjudged"
  | "opened"
  | "closed";

/** What has happened to a scheme; whether the land fits says more than whether a round is open. */
export function schemeChange({ before, after }: Scheme): SchemeChange {
  if (!before) return "added";
  if (!after) return "removed";
  if (before.areaFits !== after.areaFits) {
    if (after.areaFits === null) return "unjudged";
    if (before.areaFits === null) return "judged";
    return after.areaFits ? "gained" : "lost";
  }
  return after.isOpen ? "opened" : "closed";
}
