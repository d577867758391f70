import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { planText } from "../text/planText.ts";
import { type Deleted, useRestore } from "./useRestore.ts";

/** Tells that a sketch or scenario is deleted, and offers to undo it; what someone else deleted
 * first is theirs to undo, at the end of the list. */
export function useDeletedToast(planId: string) {
  const t = useText(planText);
  const { restore } = useRestore(planId);
  return (deleted: Deleted, { isMine }: { isMine: boolean }) => {
    const { name } = deleted;
    if (!isMine) return showToast({ variant: "warning", body: t("deletedAlready", { name }) });
    showToast({
      variant: "success",
      body: t("deletedItem", { name }),
      action: { label: t("undo"), onAction: () => void restore(deleted) },
    });
  };
}
