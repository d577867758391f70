import { recordReceipts } from "@mars/contracts/projects/casework";
import type { Answer } from "@mars/contracts/platform/contract";
import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { FormDialog } from "../../../ui/overlays/FormDialog.tsx";
import { reloadQueue } from "./queueQueries.ts";
import { queueText } from "./queueText.ts";

const AT_ONCE = 10;
type Receipt = { caseNumber: string; caseId: string };

const CASE_NUMBER = /\bM-\d{4}-\d{4,}\b/i;

/** A pasted column: each line is an F2 case, with its case number next to it or in the order of the
 * cases shown. */
export function parseReceipts(pasted: string, shown: readonly string[]): readonly Receipt[] {
  const lines = pasted.split(/\r?\n/).filter((line) => line.trim() !== "");
  const hasNumbers = lines.some((line) => CASE_NUMBER.test(line));
  return lines.flatMap((line, index) => {
    const caseNumber = hasNumbers ? CASE_NUMBER.exec(line)?.[0].toUpperCase() : shown[index];
    const caseId = line
      .replace(CASE_NUMBER, "")
      .split(/[\t;]/)
      .map((part) => part.trim())
      .find((part) => part !== "");
    return caseNumber && caseId ? [{ caseNumber, caseId }] : [];
  });
}

type Props = { rows: readonly ProjectListItem[]; onClose: () => void };

/** A column of F2 cases pasted for many receipts; what does not fit stays to be put right. */
export function ReceiptsDialog({ rows, onClose }: Props) {
  const t = useText(queueText);
  const [pasted, setPasted] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  const receipts = parseReceipts(
    pasted,
    rows.map(({ caseNumber }) => caseNumber),
  );
  const nameOf = (number: string) =>
    rows.find(({ caseNumber }) => caseNumber === number)?.name ?? t("receipts.elsewhere");
  const request = useRequest(async (_: null, signal: AbortSignal) => {
    const all: Answer<typeof recordReceipts> = { done: [], skipped: [] };
    // A few at a time: none waits for a long transaction, and what is recorded stays so.
    for (let at = 0; at < receipts.length; at += AT_ONCE) {
      const body = { receipts: receipts.slice(at, at + AT_ONCE) };
      const { done, skipped } = await call(recordReceipts, { body, signal, quiet: true });
      all.done.push(...done);
      all.skipped.push(...skipped);
    }
    return all;
  });
  const send = async () => {
    if (receipts.length === 0) return;
    const answer = await request.run(null);
    if (!answer) return;
    reloadQueue();
    if (answer.done.length > 0) {
      showToast({ variant: "success", body: t("receipts.done", { count: answer.done.length }) });
    }
    if (answer.skipped.length === 0) return onClose();
    setLeft(
      answer.skipped.map(({ caseNumber, reason }) => t(`receipts.${reason}`, { caseNumber })),
    );
    const kept = new Set(answer.skipped.map(({ caseNumber }) => caseNumber));
    setPasted(
      receipts
        .filter(({ caseNumber }) => kept.has(caseNumber))
        .map(({ caseNumber, caseId }) => `${caseNumber}\t${caseId}`)
        .join("\n"),
    );
  };
  return (
    <FormDialog
      title={t("receipts.title")}
      submit={t("receipts.submit", { count: receipts.length })}
      isBusy={request.status === "RUNNING"}
      isBlocked={receipts.length === 0}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {request.error && <ProblemAlert error={request.error} />}
      {left.length > 0 && (
        <div className="notice notice-error" role="alert">
          {left.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <TextArea
        label={t("receipts.paste")}
        hint={t("receipts.hint")}
        rows={6}
        value={pasted}
        onChange={setPasted}
      />
      {receipts.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t("receipts.number")}</th>
              <th scope="col">{t("column.name")}</th>
              <th scope="col">{t("receipts.caseId")}</th>
            </tr>
          </thead>
          <tbody>
            {receipts.map(({ caseNumber, caseId }) => (
              <tr key={caseNumber}>
                <td>{caseNumber}</td>
                <td>{nameOf(caseNumber)}</td>
                <td>{caseId}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FormDialog>
  );
}
