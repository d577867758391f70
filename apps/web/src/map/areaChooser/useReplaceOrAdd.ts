import { useCallback, useEffect, useRef, useState } from "react";
import type { MapModel } from "../createMapModel.ts";
import { areaOf } from "../drawing/areaOf.ts";
import type { Standing } from "../drawing/DrawingState.ts";

export type ReplaceOrAdd = "replace" | "add" | "cancel";
/** What comes in: '20d Løvel By', or the name of a file. */
export type Incoming = { name: string; areaHa: number };
/** `standing` is what the new area is added to; null where it takes the place of it. */
export type Answer = { isTaken: boolean; standing: Standing | null };
export type AskReplaceOrAdd = (incoming: Incoming) => Promise<Answer>;

type Question = { incoming: Incoming; standing: Standing; answer: (answer: ReplaceOrAdd) => void };

/** An area that comes next to one that is there never takes its place without a word. */
export function useReplaceOrAdd(model: MapModel): {
  question: Question | null;
  ask: AskReplaceOrAdd;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question | null>(null);
  useEffect(() => () => open.current?.answer("cancel"), []);

  const ask = useCallback<AskReplaceOrAdd>(
    async (incoming) => {
      const { geometry, areaHa } = areaOf({ ...model.drawing.store.get(), cursor: null });
      if (!geometry) return { isTaken: true, standing: null };
      open.current?.answer("cancel");
      const standing = { geometry, areaHa };
      const answer = await new Promise<ReplaceOrAdd>((resolve) => {
        open.current = {
          incoming,
          standing,
          answer(given) {
            open.current = null;
            setQuestion(null);
            resolve(given);
          },
        };
        setQuestion(open.current);
      });
      return { isTaken: answer !== "cancel", standing: answer === "add" ? standing : null };
    },
    [model],
  );
  return { question, ask };
}
