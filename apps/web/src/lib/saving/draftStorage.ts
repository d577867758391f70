import { localStore } from "../storage/jsonStorage.ts";
import { ownDraft } from "../session/ownWork/ownDraft.ts";
import { fieldNames, isSameValue, type Stamps } from "./mergeFields.ts";

/** What the user has changed and the server has not acknowledged. */
export type Draft<F> = {
  mine: Partial<F>;
  /** What stood in those fields when the user began. */
  base: Stamps<F>;
  /** Fields on their way to the server; the others wait for the user's button. */
  wanted?: (keyof F)[];
  /** The last request, so that the same one again is known to be the same. */
  attempt?: { of: string; key: string } | null;
};
export type DraftStorage<F extends object> = ReturnType<typeof draftStorage<F>>;

/**
 * A draft in the browser: it outlives the tab, and goes once the server has it. Two tabs share it,
 * so a tab touches only what it wrote itself; of two texts for one field the later one is kept. It is
 * the draft of whoever is here when the page opens, and no one else's.
 */
export function draftStorage<F extends object>(name: string) {
  const own = ownDraft<Draft<F>>(localStore, name);
  let written: Partial<F> = {};
  const read = () => {
    const found = own.read();
    return found && typeof found === "object" && found.mine ? found : null;
  };
  return {
    isOfAnother: own.isOfAnother,
    read() {
      const found = read();
      written = found?.mine ?? {};
      return found;
    },
    keep(draft: Draft<F>): void {
      const stored = read();
      const mine = { ...stored?.mine } as Partial<F>;
      const base = { ...stored?.base } as Stamps<F>;
      const isWritten = (field: keyof F, value: unknown) =>
        field in written && isSameValue(field, value, written[field]);
      for (const field of fieldNames<F>(written))
        if (isWritten(field, mine[field])) {
          delete mine[field];
          delete base[field];
        }
      for (const field of fieldNames<F>(draft.mine)) {
        // Another tab has written since then, and this one has not.
        if (field in mine && isWritten(field, draft.mine[field])) continue;
        mine[field] = draft.mine[field];
        base[field] = draft.base[field];
      }
      written = { ...draft.mine };
      const ofOthers = (stored?.wanted ?? []).filter((one) => one in mine && !(one in draft.mine));
      const next = { ...draft, mine, base, wanted: [...ofOthers, ...(draft.wanted ?? [])] };
      if (Object.keys(mine).length === 0) own.drop();
      else own.write(next);
    },
  };
}
