import { assignCases, type requestInformation } from "@mars/contracts/projects/casework";
import type { Answer } from "@mars/contracts/platform/contract";
import type { Project, ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { AskDialog } from "./AskDialog.tsx";
import { AssigneeSelect } from "./AssigneeSelect.tsx";
import { reloadQueue } from "./queueQueries.ts";
import { queueText } from "./queueText.ts";

type Caseworker = NonNullable<Project["assignee"]>;
type Props = {
  rows: readonly ProjectListItem[];
  caseworkers: readonly Caseworker[];
  onDone: () => void;
};

/** What is done to all chosen cases: given to someone, or asked the same. */
export function BulkBar({ rows, caseworkers, onDone }: Props) {
  const t = useText(queueText);
  const me = caseworkers.find(({ isMe }) => isMe);
  const [to, setTo] = useState<string | null | undefined>();
  const [isAsking, setAsking] = useState(false);
  const chosen = to === undefined ? (me?.id ?? null) : to;
  const tellSkipped = useSkipped();
  const request = useRequest((_: null, signal: AbortSignal) =>
    call(assignCases, {
      body: {
        cases: rows.map(({ id, assignee }) => ({ id, seen: assignee?.id ?? null })),
        to: chosen,
      },
      signal,
      quiet: true,
    }),
  );
  const undo = async (before: readonly ProjectListItem[], to: string | null) => {
    const { done, skipped } = await undoAssignment(before, to);
    reloadQueue();
    if (done > 0) showToast({ variant: "success", body: t("undone", { count: done }) });
    tellSkipped(skipped);
  };
  const assign = async () => {
    const answer = await request.run(null);
    if (!answer) return;
    reloadQueue();
    if (answer.done.length > 0) {
      const before = rows.filter(({ id }) => answer.done.includes(id));
      showToast({
        variant: "success",
        body: t("assigned", { count: answer.done.length }),
        action: { label: t("undo"), onAction: () => void undo(before, chosen) },
      });
    }
    tellSkipped(answer.skipped);
    onDone();
  };
  return (
    <div className="bulk-bar">
      <p role="status">
        <strong>{t("chosen", { count: rows.length })}</strong>
      </p>
      <AssigneeSelect
        label={t("assignTo")}
        caseworkers={caseworkers}
        value={chosen}
        onChange={setTo}
      />
      <Button isBusy={request.status === "RUNNING"} onClick={() => void assign()}>
        {t("assign")}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("ask")}
      </Button>
      <Button variant="text" onClick={onDone}>
        {t("clearChoice")}
      </Button>
      {request.error && <ProblemAlert error={request.error} />}
      {isAsking && (
        <AskDialog
          ids={rows.map(({ id }) => id)}
          onClose={() => setAsking(false)}
          onDone={({ skipped }) => {
            tellSkipped(skipped);
            onDone();
          }}
        />
      )}
    </div>
  );
}

type Skipped = Answer<typeof requestInformation>["skipped"];

/** Cases that were left as they are, each with its reason. */
function useSkipped(): (skipped: Skipped) => void {
  const t = useText(queueText);
  return (skipped) => {
    if (skipped.length === 0) return;
    showToast({
      variant: "warning",
      title: t("skippedTitle"),
      body: skipped
        .map(({ name, reason }) => t(`skipped.${reason}`, { name: name ?? "" }))
        .join(" "),
    });
  };
}

/** Gives cases back to whoever had them, except those that someone has taken since. */
async function undoAssignment(before: readonly ProjectListItem[], seen: string | null) {
  const changed = before.filter(({ assignee }) => (assignee?.id ?? null) !== seen);
  const groups = Map.groupBy(changed, ({ assignee }) => assignee?.id ?? null);
  const answers = await Promise.all(
    [...groups].map(([to, rows]) =>
      call(assignCases, { body: { cases: rows.map(({ id }) => ({ id, seen })), to } }),
    ),
  );
  return {
    done: answers.reduce((sum, { done }) => sum + done.length, 0),
    skipped: answers.flatMap(({ skipped }) => skipped),
  };
}
