import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { planText } from "../text/planText.ts";
import { type Deleted, useRestore } from "./useRestore.ts";

/** Tells that a sketch or scenario was deleted, and offers to undo it. */
export function useDeletedToast(planId: string) {
  const t = useText(planText);
  const { restore } = useRestore(planId);
  return (deleted: Deleted) =>
    showToast({
      variant: "success",
      body: t("deletedItem", { name: deleted.name }),
      action: { label: t("undo"), onAction: () => void restore(deleted) },
    });
}
