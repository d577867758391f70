import type { Scenario } from "@mars/contracts/planShapes";
import { type FieldConflict, mergeFields } from "../../../lib/saving/mergeFields.ts";

export type ScenarioContent = Pick<Scenario, "name" | "dropoutShare" | "choices" | "pinned">;
/** Each sketch is a field of its own, so that two people may choose different ones. */
type Fields = Record<string, unknown>;
export type ScenarioConflict = FieldConflict<Fields>;

const choice = "choice:";
const pin = "pin:";

/** What is kept of mine and what of somebody else's, where both changed what stood before. */
export function mergeScenario(sides: {
  mine: ScenarioContent;
  base: ScenarioContent;
  theirs: ScenarioContent;
}): { merged: ScenarioContent; conflicts: ScenarioConflict[] } {
  const all = Object.assign({}, ...Object.values(sides).map(fieldsOf)) as Fields;
  const whole = (content: ScenarioContent): Fields => ({
    ...Object.fromEntries(Object.keys(all).map((field) => [field, null])),
    ...fieldsOf(content),
  });
  const [mine, base, theirs] = [whole(sides.mine), whole(sides.base), whole(sides.theirs)];
  const changed = Object.fromEntries(
    Object.entries(mine).filter(([field, value]) => value !== base[field]),
  );
  const { toSend, conflicts } = mergeFields<Fields>({
    mine: changed,
    base,
    theirs,
    theirStamps: theirs,
  });
  return { merged: contentOf({ ...theirs, ...toSend }), conflicts };
}

/** Mine as the user decided it: theirs in the fields that are not to be mine. */
export function withTheirs(
  mine: ScenarioContent,
  conflicts: readonly ScenarioConflict[],
  keepMine: (field: string) => boolean,
): ScenarioContent {
  const given = conflicts
    .filter(({ field }) => !keepMine(field))
    .map(({ field, theirs }) => [field, theirs] as const);
  return contentOf({ ...fieldsOf(mine), ...Object.fromEntries(given) });
}

/** Which sketch or project a field is about, and whether it is its pin. */
export function itemOf(field: string): { id: string; isPin: boolean } | null {
  if (field.startsWith(choice)) return { id: field.slice(choice.length), isPin: false };
  if (field.startsWith(pin)) return { id: field.slice(pin.length), isPin: true };
  return null;
}

function fieldsOf({ name, dropoutShare, choices, pinned }: ScenarioContent): Fields {
  return {
    name,
    dropoutShare,
    ...Object.fromEntries(Object.entries(choices).map(([id, on]) => [`${choice}${id}`, on])),
    ...Object.fromEntries(pinned.map((id) => [`${pin}${id}`, true])),
  };
}

function contentOf({ name, dropoutShare, ...rest }: Fields): ScenarioContent {
  const chosen = Object.entries(rest).filter(([, value]) => value !== null);
  const ofKind = (prefix: string) =>
    chosen.flatMap(([field, value]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), value as boolean] as const] : [],
    );
  return {
    name: name as string,
    dropoutShare: dropoutShare as number,
    choices: Object.fromEntries(ofKind(choice)),
    pinned: ofKind(pin).map(([id]) => id),
  };
}
