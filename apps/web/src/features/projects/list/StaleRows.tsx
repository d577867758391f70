import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { listText } from "./listText.ts";

type List = {
  fetchStatus: "fetching" | "paused" | "idle";
  isError: boolean;
  rows: readonly unknown[];
  refetch: () => unknown;
};

/** Why there is not a row to show: refused, or waiting for a connection. Null while it is being read. */
export function unreadReason(list: Omit<List, "isError"> & { error: Error | null }): Error | null {
  if (list.rows.length > 0) return null;
  return list.fetchStatus === "paused"
    ? new HttpProblem(0, { code: "network", message: "No connection" })
    : list.error;
}

/** Said above rows that could not be fetched again: without it old ones pass for what was searched. */
export function StaleRows({ list }: { list: List }) {
  const t = useText(listText);
  const isOffline = list.fetchStatus === "paused";
  if (list.rows.length === 0 || !(isOffline || list.isError)) return null;
  return (
    <Alert variant="warning" title={t(isOffline ? "stale.offline" : "stale.failed")} isUrgent>
      <p>{t(isOffline ? "stale.offlineText" : "stale.failedText")}</p>
      {!isOffline && (
        <Button variant="text" size="small" onClick={() => void list.refetch()}>
          {t("stale.retry")}
        </Button>
      )}
    </Alert>
  );
}
