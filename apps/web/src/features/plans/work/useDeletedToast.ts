import { restoreDeleted } from "@mars/contracts/planDeletions";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { refreshPlan } from "../planQueries.ts";
import { planText } from "../text/planText.ts";

type Deleted = {
  id: string;
  name: string;
  /** The plan it was made for, which need not be the one on the page. */
  homePlanId: string;
};

/** Tells that a sketch or scenario was deleted, and offers to undo it. */
export function useDeletedToast(planId: string) {
  const t = useText(planText);
  async function restore({ id, name, homePlanId }: Deleted): Promise<void> {
    try {
      const params = { id: homePlanId, itemId: id };
      // Its effects are worked out anew, for which the embedded engine takes its time.
      await call(restoreDeleted, { params, quiet: true, timeoutMs: 30_000, outlivesPage: true });
      showToast({ variant: "success", body: t("restored", { name }) });
    } catch {
      showToast({ variant: "danger", body: t("restoreFailed", { name }) });
    }
    await refreshPlan(planId);
  }
  return (deleted: Deleted) =>
    showToast({
      variant: "success",
      body: t("deletedItem", { name: deleted.name }),
      action: { label: t("undo"), onAction: () => void restore(deleted) },
    });
}
