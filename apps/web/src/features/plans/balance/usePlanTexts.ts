import type { Plan } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { useDraft } from "../../../lib/storage/formDraft.ts";

type Texts = { title: string; description: string };
type Draft = {
  mine: Partial<Texts>;
  /** What stood there when I began to write. */
  base: Partial<Texts>;
};

/**
 * Title and description as they are being written. What comes back after a sign-in is what I wrote
 * and nothing else: a text that somebody else has changed meanwhile is not mine for having been on
 * the page, and one that I wrote over is based on what I had seen.
 */
export function usePlanTexts({ id, title, description }: Plan) {
  const [opened] = useState<Texts>({ title, description });
  const draft = useDraft<Draft>(`plan-texts-${id}`, { mine: {}, base: {} });
  const { mine, base } = draft.value;
  return {
    texts: { ...opened, ...mine },
    seen: { ...opened, ...base },
    write: (field: keyof Texts, text: string) =>
      draft.change({
        mine: { ...mine, [field]: text },
        base: { ...base, [field]: base[field] ?? opened[field] },
      }),
    drop: () => draft.drop(),
  };
}
