import { useMemo } from "react";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { planText } from "../text/planText.ts";
import { usePlanChanges } from "./usePlanChanges.ts";

/** Who has the plan open, and which sketches others are at; what they change is told. */
export function useOthersHere(planId: string) {
  const t = useText(planText);
  const present = usePlanChanges(planId, {
    onOthers: (changes) =>
      showToast({
        variant: "success",
        body: t("changedByOther", { name: changes.at(-1)?.by ?? "" }),
      }),
  });
  const editing = useMemo(
    () =>
      new Map(
        present.flatMap(({ isMe, editing: sketchId, name }) =>
          !isMe && sketchId ? [[sketchId, name] as const] : [],
        ),
      ),
    [present],
  );
  return { present, editing };
}
